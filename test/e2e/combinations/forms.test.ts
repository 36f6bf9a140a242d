import { embeddedWidgets } from '../embeds/embedded-widgets.ts';
import { testOnEveryPage } from '../embeds/every-page.ts';

testOnEveryPage(embeddedWidgets.filter((widget) => widget.name.endsWith('-form')));
