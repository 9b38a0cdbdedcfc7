import type { Guard } from './Guard.ts'

const settings = 'server/platform/settings/vendorSettings.test.ts'
const strings = 'app/shared/consent/vendors/tcString.test.ts'

/** What companies hear of a visitor's consent (decision 0067). */
export const ofCompanies: readonly Guard[] = [
  {
    name: 'a link of the vendor list is a program',
    file: 'domain/consent/vendorList.ts',
    find: "['https:', 'http:'].includes(URL.parse(text)?.protocol ?? '')",
    replace: "text !== ''",
    tests: [settings],
  },
  {
    name: 'a company that left the list is asked about',
    file: 'server/platform/vendors/readVendorList.ts',
    find: ' || vendor.deletedDate !== undefined',
    replace: '',
    tests: [settings],
  },
  {
    name: 'companies are agreed to by going to another page',
    file: 'server/platform/settings/vendorSettings.ts',
    find: "if (agreesByRouteChange) return yield* refuse('CONSENT_BY_ROUTE_CHANGE')",
    replace: 'void agreesByRouteChange',
    tests: [settings],
  },
  {
    name: 'the string of another consent manager counts',
    file: 'app/shared/consent/vendors/tcString.ts',
    find: 'Number(model.cmpId) === vendors.cmpId && ',
    replace: '',
    tests: [strings],
  },
  {
    name: 'a company that was never named counts as agreed to',
    file: 'app/shared/consent/vendors/tcString.ts',
    find: ' || !vendors.ids.every((id) => model.vendorsDisclosed.has(id))',
    replace: '',
    tests: [strings],
  },
]
