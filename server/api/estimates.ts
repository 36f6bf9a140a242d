import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { type LeadRouteParts, leadRoute } from './lead-route.ts';

/** `POST /api/estimates`: a request for an estimate. */
export const estimateRoutes = (parts: LeadRouteParts) =>
  leadRoute({ path: '/api/estimates', kind: 'estimate', contract: EstimateRequest }, parts);
