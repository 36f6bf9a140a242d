import type { ShownForm } from '../core/form/form-state.ts';
import { type FormProps, FormView } from '../core/form/form-view.tsx';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { button, lineButton } from '../core/ui/parts.css.ts';
import { type ContactFormOptions, contactFormOptions, inputs, strings } from './strings.ts';
import { fields } from './view.css.ts';

const activate = async (form: ShownForm) => (await import('./behavior.ts')).activateContact(form, strings);

export function ContactForm(props: FormProps<ContactFormOptions>) {
  // On our own page, red is reserved for the estimate.
  const buttonClass = props.data ? lineButton : button;
  return (
    <FormView
      {...props}
      name="contact"
      words={strings}
      // There the estimate form makes the promise.
      intro={({ promise }) => (props.data ? undefined : promise)}
      activate={activate}
      buttonClass={buttonClass}
    >
      {(show) => <div className={fields}>{show(inputs)}</div>}
    </FormView>
  );
}

export const contactForm = defineWidget({ name: 'contact-form', options: contactFormOptions, View: ContactForm });
