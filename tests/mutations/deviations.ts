import { api } from './deviations/api.ts'
import { constants } from './deviations/constants.ts'
import { coverage } from './deviations/coverage.ts'
import { defaults } from './deviations/defaults.ts'
import { entities } from './deviations/entities.ts'
import { errors } from './deviations/errors.ts'
import { flags } from './deviations/flags.ts'
import { notUsed } from './deviations/notUsed.ts'
import { routes } from './deviations/routes.ts'
import { search } from './deviations/search.ts'
import { tokens } from './deviations/tokens.ts'
import { translations } from './deviations/translations.ts'
import { validation } from './deviations/validation.ts'
import type { Deviations } from './seedAll.ts'

/** Every deviation, by the check that has to catch it. */
export const deviations: Deviations = {
  routes,
  constants,
  entities,
  search,
  flags,
  defaults,
  validation,
  api,
  errors,
  translations,
  tokens,
  coverage,
  'not-used': notUsed,
}
