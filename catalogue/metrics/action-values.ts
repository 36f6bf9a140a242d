export const actionValues = {
  estimate_form: 50,
  contact_form: 25,
  phone_call: 75,
  email_click: 30,
  service_view: 10,
  estimate_click: 40,
  phone_click: 60,
  blog_view: 5,
  read_complete: 15,
  blog_cta_click: 25,
  area_contact_click: 35,
  area_view: 10,
  review_click: 20,
  file_download: 15,
  palette_email: 30,
  palette_use: 10,
  campaign: 25,
} as const;

export type Action = keyof typeof actionValues;

export const actions = Object.keys(actionValues) as readonly Action[];

/** The server counts these when it stores the lead, so browsers do not. */
export const leadActions = {
  estimate: 'estimate_form',
  contact: 'contact_form',
  palette: 'palette_email',
} as const satisfies Record<string, Action>;
