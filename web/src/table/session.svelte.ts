/** One match as this browser knows it: who is here, the newest frame of each own seat, the log, the connection. */

import { tick } from 'svelte';
import { Live, socketOf, type Link } from '../lib/live';
import { afterPaint, pause, Stage } from '../lib/motion';
import { changed } from '../lib/changes';
import { isDrawn } from '../lib/looks';
import { settings } from '../lib/settings.svelte';
import { play, soundOf, type Note, type Sound } from '../lib/sound';
import type {
  Choice,
  EventLine,
  Option,
  Frame,
  FromServer,
  People,
  Refused,
  Said,
  SentFrame,
  Welcome,
  Phrase,
  Target,
} from '../protocol/types';
import type { Look } from './board';
import { Company } from './company.svelte';
import { Pick } from './pick.svelte';

const SPECTATOR = -1;
/** Of what happened at once, so many sounds are heard, in the order of the events, each a little after the one before (seconds). */
const HEARD_AT_ONCE = 5;
const STAGGER = 0.12;
/** How long it is said that a question was passed. */
const PASSED_MS = 5000;

export class Session {
  welcome = $state.raw<Welcome | null>(null);
  people = $state.raw<People | null>(null);
  link = $state<Link>('connecting');
  lost = $state<string>('');
  /** When the next attempt to come back is made. */
  private nextTry = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** Your own seat whose side is shown; null for a spectator. */
  shown = $state<number | null>(null);
  /** Between two people on one screen: nothing is shown until the next one says so. */
  curtain = $state(false);
  private frames = $state.raw<Record<number, Frame>>({});
  private logs = $state.raw<Record<number, EventLine[]>>({});
  private told = $state.raw<Record<number, number>>({});
  /** Seconds at which an absent person's countdown was heard. */
  private heardAt = 0;

  readonly pick: Pick;
  readonly stage = new Stage();
  readonly company: Company;
  /** Sounds of the game's own. */
  sounds: Look['sounds'] = {};
  /** Whether the plain board is wanted whatever the game has. */
  private plain = false;
  private readonly live: Live;
  private previews = new Map<string, Promise<unknown>>();
  private queue: SentFrame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private readyAt = 0;
  /** Whether what moves is about to be cut short. */
  private isSkipping = false;
  private waiting = 0;
  private hurried = 0;
  /** A question that was passed for its reader, shown for a moment. */
  passed = $state.raw<Said | null>(null);
  /** Whether Undo is pointed at, so that what it takes back is shown. */
  undoing = $state(false);
  /** After an undo everything is asked again: who goes back wants to get somewhere. */
  private isGoingBack = false;

  constructor(readonly match: string) {
    this.company = new Company(match);
    this.pick = new Pick(
      (choice) => void this.answer(choice),
      () => void this.explain(),
    );
    this.live = new Live({
      open: () => socketOf(match),
      heard: (message) => this.hear(message),
      manner: ({ game, board }) => ({ brief: true, plain: this.plain || !isDrawn(game, board) }),
      link: (link, reason, wait = 0) => {
        this.link = link;
        this.nextTry = performance.now() + wait;
        this.pick.away = this.offline;
        if (link === 'closed') this.lost = reason || 'unknown_match';
      },
    });
    this.live.connect();
  }

  get mine(): number[] {
    return this.welcome?.mine ?? [];
  }

  get spectator(): boolean {
    return this.welcome !== null && this.mine.length === 0;
  }

  get frame(): Frame | null {
    return this.frames[this.shown ?? SPECTATOR] ?? null;
  }

  get log(): EventLine[] {
    return this.logs[this.shown ?? SPECTATOR] ?? [];
  }

  /** Lines that the seat has not seen since its own last move. */
  get recap(): EventLine[] {
    if (this.shown === null) return [];
    return this.log.slice(this.told[this.shown] ?? this.log.length);
  }

  get yours(): boolean {
    return this.frame?.question != null;
  }

  /** Seconds left until something can be done about an absent person. */
  secondsLeft(now: number): number {
    const absent = this.people?.absent;
    return absent ? Math.max(0, Math.ceil(absent.seconds - (now - this.heardAt) / 1000)) : 0;
  }

  /** Whether the table is away although it was here. */
  get offline(): boolean {
    return this.link === 'lost' || (this.link === 'connecting' && this.frame !== null);
  }

  /** Seconds until the next attempt to come back; 0 while it is made. */
  retryIn(now: number): number {
    return this.link === 'lost' ? Math.max(0, Math.ceil((this.nextTry - now) / 1000)) : 0;
  }

  async undo(): Promise<void> {
    const undo = this.frame?.undo;
    if (!undo || this.pick.busy) return;
    this.pick.busy = true;
    this.isGoingBack = true;
    await this.ask({ type: 'undo', seat: undo.seat });
  }

  async concede(): Promise<void> {
    if (this.shown !== null) await this.ask({ type: 'concede', seat: this.shown });
  }

  async absent(choice: 'wait' | 'bot' | 'adjourn'): Promise<void> {
    const seat = this.people?.absent?.seat;
    if (seat !== undefined) await this.ask({ type: 'absent', seat, choice });
  }

  /** Whether somebody else is on your own side. */
  get hasTeam(): boolean {
    const sides = this.welcome?.sides ?? [];
    const own = sides[this.mine[0] ?? -1];
    return own !== undefined && sides.some((side, seat) => side === own && !this.mine.includes(seat));
  }

  /** Say something, to all or to your own side. */
  async say(phrase: Phrase, team: boolean): Promise<void> {
    const seat = this.shown ?? this.mine[0];
    if (seat === undefined) return;
    const reply = await this.live.ask({ type: 'say', seat, phrase, team });
    if (reply.type === 'refused') this.refused = reply;
  }

  /** Show your own side something on the table; what cannot be shown is passed over. */
  point(target: Target): void {
    const seat = this.shown;
    if (seat !== null) void this.live.ask({ type: 'point', seat, target, phrase: null });
  }

  /** Whether one may ask the others to take back what can no longer be undone. */
  get canAskBack(): boolean {
    const { frame } = this;
    return (
      (this.welcome?.friendly ?? false) &&
      frame !== null &&
      frame.seat !== null &&
      !frame.undo &&
      !frame.result &&
      frame.moment > 0 &&
      !this.people?.back
    );
  }

  async back(wish: 'ask' | 'yes' | 'no', seat: number | null = this.shown): Promise<void> {
    if (seat !== null) await this.ask({ type: 'back', seat, wish });
  }

  async readLesson(): Promise<void> {
    await this.ask({ type: 'lesson' });
  }

  /** What the engine says of an option or a thing; asked once per moment. */
  preview(about: Option): Promise<unknown> {
    const seat = this.shown;
    if (seat === null) return Promise.resolve(null);
    const key = JSON.stringify([seat, ...about]);
    let known = this.previews.get(key);
    if (!known) {
      known = this.live
        .ask({ type: 'preview', seat, about })
        .then((reply) => (reply.type === 'previewed' ? reply.preview : null));
      this.previews.set(key, known);
    }
    return known;
  }

  /** Answer with one of the options that are offered; the rest are for the questions that follow. */
  take(...options: Option[]): void {
    this.pick.plan(options);
  }

  /** The drawn board cannot be had: ask for the plain one. */
  plainly(): void {
    if (this.plain || !this.welcome || !isDrawn(this.welcome.game, this.welcome.board)) return;
    this.plain = true;
    this.live.again();
  }

  /** The next person sits down. */
  lift(): void {
    this.curtain = false;
    this.pick.ask(this.frame?.question ?? null);
  }

  /** Show all that has come in, without waiting for animations. */
  skip(): void {
    this.readyAt = 0;
    this.isSkipping = false;
    this.stage.finish();
    this.work();
  }

  /** Skip once the page shows that a choice was taken: to end what moves, and to draw what has come in, takes its time. */
  private skipSoon(): void {
    this.isSkipping = true;
    afterPaint(() => this.isSkipping && this.skip());
  }

  hurry(): void {
    if (this.link === 'lost') this.live.hurry();
  }

  close(): void {
    this.isSkipping = false;
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    this.live.close();
  }

  private async answer(choice: Choice): Promise<void> {
    const question = this.frame?.question;
    if (!question) return;
    this.isGoingBack = false;
    play('choose');
    await this.ask({ type: 'answer', seat: question.seat, question: question.id, option: choice.option });
  }

  /** Why not, for everything that cannot be chosen at the open question. */
  private async explain(): Promise<void> {
    const question = this.frame?.question;
    if (!question) return;
    const reply = await this.live.ask({ type: 'tries', seat: question.seat });
    if (reply.type === 'tries_now' && reply.question !== null) this.pick.learn(reply.question, reply.tries);
  }

  private async ask(request: Parameters<Live['ask']>[0]): Promise<void> {
    this.refused = null;
    this.waiting += 1;
    const answered = this.live.ask(request);
    this.skipSoon();
    const reply = await answered;
    this.waiting -= 1;
    if (reply.type === 'done') {
      this.hurried = Math.max(this.hurried, reply.frame);
      this.work();
      // An answer that followed at once may still be on its way.
      if ((this.frame?.frame ?? 0) >= reply.frame && this.waiting === 0) this.pick.busy = false;
    } else if (reply.type === 'refused') {
      this.refused = reply;
      this.pick.drop();
      play('no');
    }
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        if (message.mine.length === 0) this.shown = null;
        else if (this.shown === null || !message.mine.includes(this.shown)) {
          this.shown = message.mine[0] ?? null;
          this.curtain = message.mine.length > 1;
        }
        break;
      case 'people':
        if (
          this.people?.seats.some(
            ({ seat, here }) =>
              !here && message.seats.some((now) => now.seat === seat && now.who === 'person' && now.here),
          )
        )
          play('sit');
        this.people = message;
        this.heardAt = performance.now();
        break;
      case 'frame':
        this.queue.push(message);
        this.work();
        break;
      case 'refused':
        // One without an id answers nothing: the table says of itself that it cannot show the newest moment.
        if (message.id === null) this.refused = message;
        break;
      default:
        if (
          message.type === 'talk' &&
          !message.old &&
          message.lines.some(({ seat }) => !this.company.muted.includes(seat))
        )
          play('talk');
        this.company.hear(message);
        break;
    }
  }

  private work(): void {
    clearTimeout(this.timer);
    if (this.isSkipping) {
      this.skip();
      return;
    }
    let next = this.queue[0];
    while (next) {
      const now = performance.now();
      const own = this.waiting > 0 || next.frame <= this.hurried;
      if (!own && now < this.readyAt && this.frames[next.seat ?? SPECTATOR] !== undefined) {
        this.timer = setTimeout(() => this.work(), this.readyAt - now);
        return;
      }
      this.queue.shift();
      this.apply(next, own);
      next = this.queue[0];
      if (next === undefined || next.frame !== this.frame?.frame) {
        this.readyAt = performance.now() + (this.curtain ? 0 : pause(this.frame?.events.length ?? 0, settings.motion));
      }
    }
  }

  private apply(sent: SentFrame, own: boolean): void {
    const key = sent.seat ?? SPECTATOR;
    const before = this.frames[key];
    const view =
      sent.view ?? (before && before.frame === sent.frame - 1 ? changed(before.view, sent.changes ?? []) : null);
    if (view === null) {
      this.live.again();
      return;
    }
    const frame: Frame = { ...sent, view };
    const visible = frame.seat === this.shown && !this.curtain;
    const moves = visible && before !== undefined && settings.motion !== 'off';
    if (moves) this.stage.before(document, frame.events);
    const lines = [...(this.logs[key] ?? []).slice(0, frame.log), ...frame.events];
    this.logs = { ...this.logs, [key]: lines };
    this.previews.clear();
    this.frames = { ...this.frames, [key]: frame };
    if (frame.seat !== null) this.remember(frame.seat, lines.length, own, before === undefined);
    this.turn(frame);
    if (frame.seat === this.shown && !this.curtain) {
      this.pick.ask(frame.question);
      this.maybePass(frame);
      if (before) this.sound(frame, before);
    }
    // Before the next frame is painted, but in a task of its own: what is drawn anew is laid out there.
    if (moves && this.frame === frame) void tick().then(() => requestAnimationFrame(() => this.move(frame)));
  }

  /** Pass where nothing else can be chosen. Among people it is asked: from an answer that comes at once they would learn. */
  private maybePass({ question, lesson }: Frame): void {
    const [only, ...others] = question?.options ?? [];
    const company = this.people?.seats.filter(({ seat }) => !this.mine.includes(seat)) ?? [];
    if (!question || !only || others.length > 0 || only.role === 'end' || only.option.join() !== 'pass') return;
    if (!settings.passes || this.isGoingBack || lesson || this.mine.length !== 1 || company.length === 0) return;
    if (company.some(({ who }) => who !== 'bot')) return;
    this.passed = question.said;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.passed = null), PASSED_MS);
    this.pick.take(only);
  }

  /** Play what happened; the next frame waits for it. */
  private move(frame: Frame): void {
    const layer = document.querySelector<HTMLElement>('.flying');
    if (!layer || this.frame !== frame) return;
    const long = this.stage.after(document, layer, frame.events, settings.motion, this.shown ?? 0);
    this.readyAt = Math.max(this.readyAt, performance.now() + long);
  }

  /** With several people on one screen: whose turn it is to look. */
  private turn(frame: Frame): void {
    if (this.mine.length < 2 || frame.seat === null) return;
    if (this.frames[this.shown ?? SPECTATOR]?.question) return;
    const asked = this.mine.find((seat) => this.frames[seat]?.question);
    if (asked === undefined || asked === this.shown) return;
    this.shown = asked;
    this.curtain = true;
    this.pick.ask(null);
  }

  private remember(seat: number, length: number, own: boolean, first: boolean): void {
    const name = `stolik-told-${this.match}-${seat}`;
    if (own || (first && !this.told[seat])) {
      let told = length;
      try {
        if (own) localStorage.setItem(name, String(length));
        else told = Number(localStorage.getItem(name) ?? length);
      } catch {
        // Without storage there is no recap after a reload.
      }
      this.told = { ...this.told, [seat]: Math.min(told, length) };
    }
  }

  private sound(frame: Frame, before: Frame): void {
    const heard = new Set<Sound | readonly Note[]>();
    for (const line of frame.events) {
      const sound = soundOf(line.sound, this.sounds);
      if (sound) heard.add(sound);
    }
    if (frame.result && !before.result) {
      play(frame.seat !== null && frame.result.places[frame.seat] !== 1 ? 'lose' : 'win');
      return;
    }
    let count = 0;
    for (const sound of heard) if (count < HEARD_AT_ONCE) play(sound, STAGGER * count++);
    if (frame.question && !before.question && frame.seat !== null) play('bell');
  }
}
