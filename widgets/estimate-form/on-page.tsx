import { acceptedPhotos, photoFieldWords } from '../../catalogue/accepted-photos.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { pageForm } from '../core/form/page-form.tsx';
import type { EstimateFormOptions } from './strings.ts';
import { EstimateForm, estimateForm as embedded } from './widget.tsx';

const photosInput = {
  ...{ type: 'file', accept: acceptedPhotos, multiple: true, label: photoFieldWords.photos },
  'aria-required': undefined,
};

/** Browsers without JavaScript can send photos too. */
export const estimateForm = {
  ...embedded,
  View: (props: FormProps<EstimateFormOptions>) => (
    <EstimateForm
      {...props}
      page={pageForm}
      encType="multipart/form-data"
      photos={(show, values) => (
        <>
          {show({ photos: photosInput })}
          {values?.photoIds && <input type="hidden" name="photoIds" value={values.photoIds} />}
        </>
      )}
    />
  ),
};
