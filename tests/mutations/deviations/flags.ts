import type { Mutation } from '../Mutation.ts'

/** Feature flags of section 1. */
export const flags: readonly Mutation[] = [
  {
    name: 'auctions on by default',
    file: 'domain/flags.ts',
    find: 'auctions: { default: false }',
    replace: 'auctions: { default: true }',
    code: 'flag-differs',
    at: 'domain/flags.ts auctions',
  },
  {
    name: 'social login off by default',
    file: 'domain/flags.ts',
    find: 'socialLogin: { default: true }',
    replace: 'socialLogin: { default: false }',
    code: 'flag-differs',
    at: 'domain/flags.ts socialLogin',
  },
  {
    name: 'saving without login',
    file: 'domain/flags.ts',
    find: 'saveListingWithoutLogin: { default: false }',
    replace: 'saveListingWithoutLogin: { default: true }',
    code: 'flag-differs',
    at: 'domain/flags.ts saveListingWithoutLogin',
  },
  {
    name: 'a flag that is gone',
    file: 'domain/flags.ts',
    find: `  appBanner: { default: true },
`,
    replace: '',
    code: 'flag-missing',
    at: 'domain/flags.ts flags',
  },
  {
    name: 'a flag under another name',
    file: 'domain/flags.ts',
    find: 'priceProposal: {',
    replace: 'offers: {',
    code: 'flag-missing',
    at: 'domain/flags.ts flags',
  },
  {
    name: 'a flag whose name in capitals is misspelt',
    file: 'domain/flags.ts',
    find: "specificationName: 'DATADOME'",
    replace: "specificationName: 'DATA_DOME'",
    code: 'flag-missing',
    at: 'domain/flags.ts flags',
  },
]
