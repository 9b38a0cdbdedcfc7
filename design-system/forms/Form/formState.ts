/** `idle` also after every error was mended: nothing is known to be wrong. */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'error'

/** The errors by field, in words for the user. */
export type FormErrors<V> = { readonly [K in keyof V]?: string }

/** The validators by field. A message refuses the value; `undefined` accepts it. */
export type Validators<V> = {
  readonly [K in keyof V]?: (value: V[K], values: V) => string | undefined
}

/** Why a submitted form was not accepted: by field, as a whole, or both. */
export interface Refusal<V> {
  readonly errors?: FormErrors<V>
  readonly message?: string
  /** Heading of the summary where the user has nothing to correct. @default the form's `problem` */
  readonly heading?: string | undefined
  /** The user stopped it: nothing is wrong, and nothing is said. */
  readonly isStopped?: boolean
}

export interface FormState<V> {
  readonly status: FormStatus
  readonly values: V
  readonly errors: FormErrors<V>
  /** Fields that the user has changed: the others are not validated on blur. */
  readonly touched: readonly (keyof V)[]
  /** What is wrong with the form as a whole: a wrong pair of email and password. */
  readonly message: string | undefined
  /** Heading of that message, if it is not the form's own. */
  readonly heading?: string | undefined
  /** The last submit failed and some of its errors remain: the summary shows them. */
  readonly isReported: boolean
  /** Grows with every failed submit, so that its summary can take focus each time. */
  readonly failures: number
  /** Incremented with every sent submit; replies carry it, so that a late one can be ignored. */
  readonly attempt: number
  /** The server's errors of unchanged values: no validator here can know them. */
  readonly refused: FormErrors<V>
}

export type FormEvent<V> =
  | { readonly type: 'edited'; readonly field: keyof V; readonly value: V[keyof V] }
  | { readonly type: 'left'; readonly field: keyof V }
  | { readonly type: 'submitted' }
  | { readonly type: 'accepted'; readonly attempt: number }
  | { readonly type: 'refused'; readonly attempt: number; readonly refusal: Refusal<V> }
  | { readonly type: 'reset'; readonly values: V }

export const initialState = <V>(values: V): FormState<V> => ({
  status: 'idle',
  values,
  errors: {},
  touched: [],
  message: undefined,
  isReported: false,
  failures: 0,
  attempt: 0,
  refused: {},
})

/** The state after an event. Everything a form does is decided here; no clock, no document, no promise. */
export function nextState<V extends object>(
  state: FormState<V>,
  event: FormEvent<V>,
  validators: Validators<V>,
): FormState<V> {
  switch (event.type) {
    case 'edited':
      return edited(state, event.field, event.value, validators)
    case 'left':
      return left(state, event.field, validators)
    case 'submitted':
      return submitted(state, validators)
    case 'accepted':
      return isAwaited(state, event.attempt) ? { ...state, status: 'success' } : state
    case 'refused':
      return isAwaited(state, event.attempt) ? refused(state, event.refusal) : state
    case 'reset':
      // The counts go on: an answer to an earlier attempt is still late, and focus still moves on the next failure.
      return { ...initialState(event.values), failures: state.failures, attempt: state.attempt }
  }
}

/** What is wrong, field by field, in the order in which the fields were declared. */
export function errorList<V extends object>({ values, errors }: FormState<V>) {
  return fieldsOf(values).flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ field, message }]
  })
}

/**
 * Validates again, but reports only fields that were already invalid: an unfinished field gets no new error.
 */
function edited<V extends object>(
  state: FormState<V>,
  field: keyof V,
  value: V[keyof V],
  validators: Validators<V>,
): FormState<V> {
  const values: V = { ...state.values, [field]: value }
  const touched = state.touched.includes(field) ? state.touched : [...state.touched, field]
  const next = { ...state, values, touched, refused: { ...state.refused, [field]: undefined } }
  if (state.status === 'success') return { ...next, status: 'idle' }
  if (state.status !== 'error') return next
  const wrong = fieldsOf(values).filter((name) => state.errors[name] !== undefined)
  return settled({ ...next, message: undefined, errors: check(next, wrong, validators) })
}

/** Checks a field when it is left, for the few where a late word costs most. */
function left<V extends object>(state: FormState<V>, field: keyof V, validators: Validators<V>) {
  const isBeingFilledIn = state.status === 'idle' || state.status === 'error'
  if (!isBeingFilledIn || !state.touched.includes(field)) return state
  const errors = { ...state.errors, ...check(state, [field], validators) }
  return errors[field] === state.errors[field] ? state : settled({ ...state, errors })
}

function submitted<V extends object>(state: FormState<V>, validators: Validators<V>): FormState<V> {
  if (state.status === 'submitting') return state
  const fresh = { ...state, refused: {} }
  const errors = check(fresh, fieldsOf(state.values), validators)
  const checked = { ...fresh, errors, message: undefined, isReported: false }
  return isEmpty(errors) ? { ...checked, status: 'submitting', attempt: state.attempt + 1 } : failed(checked)
}

const refused = <V>(state: FormState<V>, refusal: Refusal<V>): FormState<V> => {
  const { errors = {}, message, heading, isStopped = false } = refusal
  return isStopped
    ? { ...state, status: 'idle' }
    : failed({ ...state, errors, refused: errors, message, heading })
}

const failed = <V>(state: FormState<V>): FormState<V> => ({
  ...state,
  status: 'error',
  isReported: true,
  failures: state.failures + 1,
})

const settled = <V extends object>(state: FormState<V>): FormState<V> =>
  state.message === undefined && isEmpty(state.errors)
    ? { ...state, status: 'idle', errors: {}, isReported: false }
    : { ...state, status: 'error' }

function check<V extends object>(
  { values, refused }: FormState<V>,
  fields: readonly (keyof V)[],
  validators: Validators<V>,
): FormErrors<V> {
  const found = fields.flatMap((field) => {
    const message = validators[field]?.(values[field], values) ?? refused[field]
    return message === undefined ? [] : [[field, message] as const]
  })
  return Object.fromEntries(found) as FormErrors<V>
}

const isAwaited = <V>({ status, attempt }: FormState<V>, answered: number) =>
  status === 'submitting' && attempt === answered

const isEmpty = (errors: object) => Object.values(errors).every((message) => message === undefined)

const fieldsOf = <V extends object>(values: V) => Object.keys(values) as (keyof V)[]
