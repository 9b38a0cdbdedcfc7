import { type FocusEvent, useId, useRef, useState } from 'react'
import type { Problem } from '../ErrorSummary/ErrorSummary.tsx'
import {
  errorList,
  type FormErrors,
  type FormEvent,
  type FormStatus,
  initialState,
  nextState,
  type Refusal,
  type Validators,
} from './formState.ts'

type Name<V> = Extract<keyof V, string>

export interface FormOptions<V extends object> {
  /** The initial values. Its keys are the fields, in page order. */
  values: V
  validators?: Validators<V>
  /** Fields that are validated on blur, once the user changed them. The others wait for the submit. */
  checkedOnLeave?: readonly Name<V>[]
  /** Sends the values. Undefined means success; a refusal has errors, by field or for the whole form. */
  onSubmit: (values: V) => Promise<Refusal<V> | undefined | void>
  /** The form's message for an unexpected failure of sending. */
  failureMessage: string
}

/** What every field of this folder takes. */
export interface FieldProps<T> {
  id: string
  name: string
  value: T
  onChange: (value: T) => void
  onBlur?: (event: FocusEvent) => void
  errorMessage: string | undefined
  /** Its validator refuses it while it is empty. */
  isRequired: boolean
}

/** What `Checkbox` and `Switch` take instead. */
export type ToggleProps = Omit<FieldProps<boolean>, 'value'> & { isSelected: boolean }

export interface FormHandle<V extends object> {
  readonly status: FormStatus
  readonly values: V
  readonly errors: FormErrors<V>
  readonly message: string | undefined
  readonly heading?: string | undefined
  /** The last submit failed and some of its errors remain. */
  readonly isReported: boolean
  readonly failures: number
  /** For the button: `<Button type="submit" isPending={form.isSubmitting}>`. */
  readonly isSubmitting: boolean
  /** What is wrong, as the summary lists it. */
  readonly problems: readonly Problem[]
  /** Props of a field: `<TextField label="…" {...form.field('email')} />`. */
  field: <K extends Name<V>>(name: K) => FieldProps<V[K]>
  /** Props of a checkbox or switch. */
  toggle: (name: BooleanName<V>) => ToggleProps
  submit: () => void
  /** Back to the first values, or to others. */
  reset: (values?: V) => void
}

/** The fields that hold yes or no. */
type BooleanName<V> = { [K in Name<V>]: V[K] extends boolean ? K : never }[Name<V>]

/** A form's values, errors and status. It owns them all; the fields are controlled. */
export function useForm<V extends object>(options: FormOptions<V>): FormHandle<V> {
  const { values, checkedOnLeave = [], onSubmit, failureMessage } = options
  const validators: Validators<V> = options.validators ?? {}
  const formId = useId()
  const [state, setState] = useState(() => initialState(values))
  // The newest state, also between two events of one render: a second Enter must find the form submitting.
  const newest = useRef(state)

  const send = (event: FormEvent<V>) => {
    newest.current = nextState(newest.current, event, validators)
    setState(newest.current)
  }

  const submit = () => {
    const before = newest.current.attempt
    send({ type: 'submitted' })
    const { attempt, values: filledIn } = newest.current
    if (attempt === before) return
    onSubmit(filledIn).then(
      (refusal) => send(refusal ? { type: 'refused', attempt, refusal } : { type: 'accepted', attempt }),
      (error: unknown) => {
        send({ type: 'refused', attempt, refusal: { message: failureMessage } })
        // Unexpected, so it must not be swallowed.
        reportError(error)
      },
    )
  }

  const idOf = (name: Name<V>) => `${formId}-${name}`
  // Among the other values too: some validators read them all at once.
  const isRequired = (name: Name<V>) => {
    const without = { ...state.values, [name]: emptied(state.values[name]) }
    return validators[name]?.(without[name], without) !== undefined
  }
  const common = (name: Name<V>) => ({
    id: idOf(name),
    name,
    errorMessage: state.errors[name],
    isRequired: isRequired(name),
    ...(checkedOnLeave.includes(name) && {
      onBlur: (event: FocusEvent) => isSubmit(event.relatedTarget) || send({ type: 'left', field: name }),
    }),
  })

  return {
    ...state,
    isSubmitting: state.status === 'submitting',
    problems: errorList(state).map(({ field, message }) => ({ id: idOf(field as Name<V>), message })),
    field: (name) => ({
      ...common(name),
      value: state.values[name],
      onChange: (value) => send({ type: 'edited', field: name, value }),
    }),
    toggle: (name) => ({
      ...common(name),
      isSelected: state.values[name] as boolean,
      onChange: (value) => send({ type: 'edited', field: name, value: value as V[typeof name] }),
    }),
    submit,
    reset: (next = values) => send({ type: 'reset', values: next }),
  }
}

/** A field's value when nothing is filled in; of an object, without its number: of a telephone, beside its country. */
const emptied = <T>(value: T): T =>
  (typeof value === 'string'
    ? ''
    : typeof value === 'boolean'
      ? false
      : Array.isArray(value)
        ? []
        : { ...value, number: '' }) as T

/**
 * Whether focus moves to the submit button. All is validated then anyway, and a new message would move the
 * button away from the pointer.
 */
const isSubmit = (element: EventTarget | null) =>
  element instanceof HTMLButtonElement && element.type === 'submit'
