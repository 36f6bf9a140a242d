// Preloaded into a server by `node --import`: its clock starts at OFFICE_TIME and runs from there.
const RealDate = Date;
const offset = RealDate.parse(process.env.OFFICE_TIME) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
