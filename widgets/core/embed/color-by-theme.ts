import { brand } from '../../../catalogue/brand.ts';

const { colors, darkColors } = brand;

/** A color in light and dark themes, for styles outside a widget, which lack its custom properties. */
export const colorByTheme = (name: keyof typeof darkColors) => `light-dark(${colors[name]}, ${darkColors[name]})`;
