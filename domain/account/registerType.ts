import { lengthOf } from '../forms/rules.ts'

/** What is known of an email address, as the specification words it (`typeOfPassword`, `registerType`). */
export const registerTypes = ['UNREGISTERED', 'REGISTERED_WEAK_PWD', 'REGISTERED_CUSTOM_PWD'] as const
export type RegisterType = (typeof registerTypes)[number]

/** A password shorter than this, in characters, counts as weak. */
export const strongPasswordMin = 8

/** Kind of password: weak ones meet tighter limits. */
export const registerTypeOf = (password: string): RegisterType =>
  lengthOf(password) < strongPasswordMin ? 'REGISTERED_WEAK_PWD' : 'REGISTERED_CUSTOM_PWD'
