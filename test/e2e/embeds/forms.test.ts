import { embeddedWidgets } from './embedded-widgets.ts';
import { testOnEveryPage } from './every-page.ts';

testOnEveryPage(embeddedWidgets.filter((widget) => widget.name.endsWith('-form')));
