import { acceptedPhotos, photosLabel } from '../../catalogue/accepted-photos.ts';
import { pageForm } from '../core/form/page-form.tsx';
import type { EstimateFormProps } from './widget.tsx';

const photosInput = {
  ...{ type: 'file', accept: acceptedPhotos, multiple: true },
  'aria-required': undefined,
};

/** Browsers without JavaScript can send photos too. */
export const onPage: Partial<EstimateFormProps> = {
  page: pageForm,
  encType: 'multipart/form-data',
  photos: (show, values) => (
    <>
      {show({ photos: { ...photosInput, label: values?.photosLabel ?? photosLabel } })}
      {values?.photoIds && <input type="hidden" name="photoIds" value={values.photoIds} />}
    </>
  ),
};
