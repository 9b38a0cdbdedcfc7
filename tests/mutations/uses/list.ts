import { aroundSignIn } from './account.ts'
import { forms } from './forms.ts'
import { look } from './look.ts'
import { search } from './search.ts'
import { signIn } from './signIn.ts'
import { transport } from './transport.ts'
import type { Use } from './Use.ts'

/** Every deviation at a place of use. */
export const uses: readonly Use[] = [...signIn, ...aroundSignIn, ...transport, ...look, ...search, ...forms]
