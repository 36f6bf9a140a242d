export { default } from '../../../../catalogue/drawings/room.svg?elements';
