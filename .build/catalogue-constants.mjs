import { fileURLToPath } from 'node:url';
import { loadModule } from './load-module.mjs';

const load = async (file, name = file) =>
  (await loadModule(fileURLToPath(new URL(`../catalogue/${file}.ts`, import.meta.url)))).values[name];

/**
 * Expressions that the build replaces by their values, as JSON, in code for browsers: single facts of large records.
 */
export async function catalogueConstants() {
  const [{ colors }, { name, namespace, initials, address, phone, email, replyPromise }, ourPhone, campaignTags] =
    await Promise.all([
      load('brand'),
      load('business'),
      load('phone', 'ourPhone'),
      load('metrics/visit-address', 'campaignTags'),
    ]);
  const facts = [
    ...Object.entries(colors).map(([name, color]) => [`brand.colors.${name}`, color]),
    ['business.namespace', namespace],
    ['business.initials', initials],
    ['business.name', name],
    ['business.address.state', address.state],
    ['business.phone.shown', phone.shown],
    ['ourPhone.href', ourPhone.href],
    ['business.email', email],
    ['business.replyPromise', replyPromise],
    ['campaignTags.pattern', campaignTags.pattern],
  ];
  return Object.fromEntries(facts.map(([expression, value]) => [expression, JSON.stringify(value)]));
}
