"""The page can be installed, and says so itself when the table does not answer."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from stolik.testkit.browser import Server, Visitor


def test_it_has_a_manifest_with_icons_and_a_page_for_a_table_that_is_away(
    chromium: Browser, tmp_path: Path, packages: tuple[Path, ...], axe: Path
) -> None:
    server = Server(tmp_path, packages)
    server.start()
    ola = Visitor(chromium, server, is_installed=True)
    try:
        ola.lobby()
        page = ola.page
        address = page.locator('link[rel="manifest"]').get_attribute("href") or ""
        reply = page.request.get(server.url + address)
        assert reply.headers["content-type"].startswith("application/manifest+json")
        manifest = reply.json()
        assert manifest["start_url"] == "/"
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        for icon in manifest["icons"]:
            assert page.request.get(server.url + icon["src"]).ok
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        server.kill()
        page.goto(server.url + "/")
        for said in ("The table does not answer", "Stół nie odpowiada", "Стіл не відповідає"):
            expect(page.locator("main")).to_contain_text(said)
        ground = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
        assert ground == "rgb(21, 19, 26)", "its style is kept with it"
        assert ola.axe(axe) == []
        server.start()
        page.locator("main a").click()
        page.wait_for_selector('[data-action="play"]:not([disabled])')
    finally:
        ola.close()
        server.stop()
