/** With business.ts, all that changes when rebranding. Colors are lowercase `#rrggbb`. */
export const brand = {
  colors: {
    paper: '#fbf8f1',
    white: '#ffffff',
    sand: '#f2ebdc',
    line: '#dcd2be',
    lineStrong: '#8a7f6a',
    ink: '#14233a',
    inkSoft: '#435066',
    night: '#0e1a2b',
    nightLine: '#1c2c44',
    onNight: '#e9e4d8',
    bay: '#1f5c78',
    bayDeep: '#174860',
    tape: '#2b79b0',
    barn: '#a8321f',
    barnDeep: '#862617',
    onBarn: '#ffffff',
    brass: '#a9822f',
    error: '#a8321f',
    ok: '#2f6b3f',
    focus: '#1b6fb3',
  },
  darkColors: {
    paper: '#0e1a2b',
    white: '#16243a',
    sand: '#22344f',
    line: '#33455f',
    lineStrong: '#8592a6',
    ink: '#f3eee2',
    inkSoft: '#b6c0ce',
    bay: '#7fc0de',
    barn: '#c2432d',
    error: '#ff9f8f',
    ok: '#7cc492',
    focus: '#6fb6f0',
  },
  type: {
    display: "Besley, 'Besley Fallback', serif",
    displayInMail: "Besley,Georgia,'Times New Roman',serif",
    text: 'system-ui, sans-serif',
    /** Their files are in host/files/assets. */
    faces: [
      {
        family: 'Besley',
        rule: { src: "url('/assets/besley-680-latin.woff2') format('woff2')", fontWeight: 680, fontDisplay: 'swap' },
      },
      /**
       * Fits Besley's metrics: these faces' letters are 4.7 to 6.3 % narrower (https://github.com/seek-oss/capsize,
       * packages/metrics); its heights of 125 % and 42.5 % are divided by 106 %.
       */
      {
        family: 'Besley Fallback',
        rule: {
          src: "local('Georgia Bold'), local('Noto Serif Bold'), local('DejaVu Serif')",
          fontWeight: 680,
          sizeAdjust: '106%',
          ascentOverride: '118%',
          descentOverride: '40%',
        },
      },
    ],
  },
  /** Within 22 × 36. `tabColor` is for tabs, which may be dark; ink turns to paper there. */
  mark: [
    { color: 'ink', path: 'M8.5 0h5L16 14H6z' },
    { color: 'brass', path: 'M1 14h20v5H1z' },
    { color: 'bay', tabColor: 'tape', path: 'M1 19h20v9l-5 5-5-2-4 5-6-4z' },
  ],
} as const;
