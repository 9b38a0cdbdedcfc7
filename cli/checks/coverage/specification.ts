import { type Entry, entriesOf, type SpecFile } from '#cli/checks/coverage/entries.ts'
import * as analytics from '#cli/spec/analytics.ts'
import * as authentication from '#cli/spec/authentication.ts'
import * as calls from '#cli/spec/calls.ts'
import * as classification from '#cli/spec/classification.ts'
import * as constants from '#cli/spec/constants.ts'
import * as dialog from '#cli/spec/dialog.ts'
import * as errors from '#cli/spec/errors.ts'
import * as flags from '#cli/spec/flags.ts'
import * as forms from '#cli/spec/forms.ts'
import * as pageTypes from '#cli/spec/pageTypes.ts'
import * as product from '#cli/spec/product.ts'
import * as routes from '#cli/spec/routes.ts'
import * as searchFields from '#cli/spec/searchFields.ts'
import * as slugs from '#cli/spec/slugs.ts'
import * as sorting from '#cli/spec/sorting.ts'
import * as states from '#cli/spec/states.ts'
import * as trackingSections from '#cli/spec/trackingSections.ts'
import * as user from '#cli/spec/user.ts'
import * as validation from '#cli/spec/validation.ts'

/** Every file of cli/spec; a test holds the list against the folder. */
export const specFiles: Readonly<Record<string, SpecFile>> = {
  analytics,
  authentication,
  calls,
  classification,
  constants,
  dialog,
  errors,
  flags,
  forms,
  pageTypes,
  product,
  routes,
  searchFields,
  slugs,
  sorting,
  states,
  trackingSections,
  user,
  validation,
}

/** Everything that the specification says, entry by entry. */
export const specification: readonly Entry[] = Object.entries(specFiles).flatMap(([file, exports]) =>
  entriesOf(file, exports),
)
