export { default } from '../../../../catalogue/drawings/house.svg?elements';
