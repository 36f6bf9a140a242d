import { build } from 'esbuild';

/** A page's own React application, which rerenders our element every 100 ms. */
const source = `
  import React, { createElement, useEffect, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  window.React = React;
  function App({ name, link }) {
    const [turn, next] = useState(0);
    useEffect(() => {
      const timer = setTimeout(() => turn < 5 && next(turn + 1), 100);
      return () => clearTimeout(timer);
    }, [turn]);
    return createElement('section', { title: 'Drawn ' + turn + ' times' },
      createElement(name, { 'data-embed': '', theme: turn % 2 ? 'dark' : 'light' }, createElement('a', { href: link }, 'Ask')));
  }
  addEventListener('DOMContentLoaded', () => {
    const place = document.querySelector('#react-root');
    const { dataset: { element } } = place;
    createRoot(place).render(createElement(App, { name: /<([\\w-]+)/.exec(element)[1], link: '#ask' }));
  });`;

/** The script, bundled with React from npm. */
export async function bundleReactApp(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: '.', loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
