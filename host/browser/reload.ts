/** While developing: shows a new build as soon as its server answers. Not part of a built site. */
export function reloadOnNewBuild(): void {
  let shown = '';
  setInterval(async () => {
    const build = await fetch('/widgets/v1/integrity.json', { cache: 'no-store' }).then(
      (response) => response.text(),
      () => shown,
    );
    if (shown && build !== shown) location.reload();
    shown = build;
  }, 400);
}
