/** What valibot’s own sentences are made of, which browsers never show: every contract has its own. */
const unused = [
  [/\n\tconst received = other\?\.received \?\? .*_stringify\(input\);/, '\n\tconst received = "";'],
  [/\n\t\tmessage: `Invalid .*`,/, '\n\t\tmessage: "",'],
  [/, \{ received: `\$\{dataset\.value\.length\}` \}/g, ''],
  [/expects: .*_joinExpects\(options\.map\(_stringify\), "\|"\),/g, 'expects: "",'],
];

/** Leaves these parts of valibot out of code for browsers. Fails if a version of valibot has none of them. */
export function briefValibot() {
  return {
    name: 'brief-valibot',
    transform: {
      filter: { id: /\/node_modules\/valibot\// },
      handler(code) {
        let brief = code;
        for (const [pattern, value] of unused) {
          const before = brief;
          brief = before.replace(pattern, value);
          if (brief === before) this.error(`valibot has no ${pattern}`);
        }
        return { code: brief, map: null };
      },
    },
  };
}
