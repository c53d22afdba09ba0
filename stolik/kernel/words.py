"""Words: what is said to people, in their language, from the Fluent files of the kernel and of the game."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from stolik.kernel.errors import StolikError
from stolik.kernel.game import Game, Said

LANGUAGES = ("en", "pl", "uk")
FALLBACK = "en"


class NoWords(StolikError):
    """A message that no words file has, or that lacks one of its arguments."""


class Speech:
    """Says things in one language.

    What the language lacks is said in English, and what English lacks by the bare id of the message. With `strict`,
    for tests, both raise NoWords.
    """

    def __init__(self, game: Game | None, lang: str, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise StolikError(f"there are no words in {lang!r}; languages: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.strict = strict
        package = game.words if game is not None else ""
        order = (lang,) if strict or lang == FALLBACK else (lang, FALLBACK)
        self._bundles = [_bundle(package, language) for language in order]

    def say(self, said: Said) -> str:
        """The words. Arguments that name a message ("@card-sniper") are worded first, with the plain ones at hand."""
        plain: dict[str, int | str] = {}
        named: dict[str, str] = {}
        for name, value in said.args.items():
            if isinstance(value, str) and value.startswith("@"):
                named[name] = value[1:]
            else:
                plain[name] = value
        args = dict(plain)
        for name, message in named.items():
            args[name] = self._format(message, plain)
        return self._format(said.message, args)

    def has(self, message: str) -> bool:
        """Whether there is such a message in the language itself."""
        return self._bundles[0].has_message(message)

    def _format(self, message: str, args: dict[str, int | str]) -> str:
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, args)
            if errors and self.strict:
                raise NoWords(f"{message} in {self.lang}: {errors[0]}")
            return str(text)
        if self.strict:
            raise NoWords(f"{message} has no words in {self.lang}")
        return message


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    """The kernel's words and those of a game's package in one language."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(_kernel_words(lang)))
    if package:
        folder = resources.files(package) / "words"
        for file in sorted(folder.iterdir(), key=_name):
            if file.name.endswith(f".{lang}.ftl"):
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _kernel_words(lang: str) -> str:
    return (resources.files("stolik.kernel") / "words" / f"{lang}.ftl").read_text("utf-8")


def _name(file: resources.abc.Traversable) -> str:
    return file.name
