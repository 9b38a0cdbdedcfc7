/** A session shows who signed in once, not who is at the keyboard: important changes require the present password. */
import { Effect } from 'effect'
import type { FieldProblem } from '#domain/account/forms.ts'
import type { AccountRow } from '#server/identity/accountRow.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { readFields, type Sent } from './fields.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { Passwords } from '#server/identity/Passwords.ts'
import { refuseWhenBusy } from './say.ts'

type Account = Pick<AccountRow, 'id' | 'passwordHash'>

/** Whether a password is the account's; tries are limited and logged. */
export const isPresentPassword = Effect.fnUntraced(function* (
  { id, passwordHash }: Account,
  password: string,
) {
  yield* withinLimit('identityByAccount', id)
  if (yield* refuseWhenBusy((yield* Passwords).verify(password, passwordHash, 'known'))) return true
  yield* logAuth('identity refused', { accountId: id })
  return false
})

/** What is wrong with the field `password` of a form, which has to be the account's; empty where nothing is. */
export const presentPasswordProblems = Effect.fnUntraced(function* (account: Account, sent: Sent) {
  const { values, problems } = readFields('login', sent, ['password'])
  if (Object.keys(problems).length > 0) return problems
  if (yield* isPresentPassword(account, values.password)) return {}
  const wrong: Readonly<Record<string, FieldProblem>> = {
    password: { message: 'present_password_validation_msg' },
  }
  return wrong
})
