import { embeddedWidgets } from '../../../e2e/embeds/embedded-widgets.ts';
import { testOnEveryPage } from '../../../e2e/embeds/every-page.ts';

testOnEveryPage(embeddedWidgets.filter((widget) => !widget.name.endsWith('-form')));
