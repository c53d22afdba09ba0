/** Tic-tac-toe on a slate: a drawn board without a framework and without a build. */

const MARKS = {
  X: '<svg class="x" viewBox="0 0 100 100"><path d="M22 20q30 26 58 62M80 18Q52 50 18 80"/></svg>',
  O: '<svg class="o" viewBox="0 0 100 100"><path d="M54 16c44 2 44 70-6 68S12 22 58 17"/></svg>',
};
const GRID = 'M33 3q2 48 0 94M67 4q-2 46 1 93M4 33q48 2 92-1M3 67q50-2 94 1';

/** An element with a class, in another one. */
function add(parent, kind, name) {
  const element = document.createElement(kind);
  element.className = name;
  parent.append(element);
  return element;
}

/** Where a cell is on the slate, of 100. */
const middle = (place) => (place - 0.5) * (100 / 3);

function board(element) {
  const slate = add(element, 'div', 'slate');
  const grid = add(slate, 'div', 'grid');
  const lines = add(grid, 'div', 'lines');
  const cells = Array.from({ length: 9 }, () => add(grid, 'div', 'cell'));
  /** The lines of the grid, and those that a mark would complete. */
  const draw = (ahead) => {
    const ways = ahead.map(([row, column, toRow, toColumn]) => `M${middle(column)} ${middle(row)}L${middle(toColumn)} ${middle(toRow)}`);
    lines.innerHTML = `<svg viewBox="0 0 100 100"><path d="${GRID}"/><path class="ahead" d="${ways.join('')}"/></svg>`;
  };
  draw([]);

  return {
    update({ table, say, spot, preview }) {
      draw([]);
      table.rows.flat().forEach((sign, place) => {
        const [row, column] = [Math.floor(place / 3) + 1, (place % 3) + 1];
        const cell = cells[place];
        const name = say({ message: 'option-mark', args: { part1: row, part2: column } });
        if (cell.dataset.sign !== (sign ?? '')) {
          cell.dataset.sign = sign ?? '';
          cell.innerHTML = sign ? MARKS[sign] : '';
        }
        spot(cell, { rows: [row, column] }, sign ? `${name}: ${sign}` : name);
        cell.onpointerenter = cell.onfocus = async () => {
          const found = await preview(['mark', row, column]);
          if (cell.matches(':hover, :focus')) draw(found?.lines ?? []);
        };
        cell.onpointerleave = cell.onblur = () => draw([]);
      });
    },
  };
}

/** A mark is drawn stroke by stroke. */
const acts = {
  on: {
    marked({ row, column }, scene) {
      const path = scene.find(`[data-target="rows:${row},${column}"] path`);
      if (path) scene.animate(path, [{ strokeDasharray: '0 400' }, { strokeDasharray: '400 0' }], 2);
      return 1;
    },
  },
};

export default {
  board,
  acts,
  css: ['board.css'],
  theme: { '--glow': '#ffe08a', '--accent': '#e8804f', '--bg': '#142723' },
  sounds: {
    chalk: [
      { wave: 'noise', from: 5200, to: 2400, at: 0, long: 0.09, loud: 0.3 },
      { wave: 'noise', from: 4600, to: 1800, at: 0.12, long: 0.1, loud: 0.25 },
    ],
  },
};
