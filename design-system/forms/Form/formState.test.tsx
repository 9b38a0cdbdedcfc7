import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import {
  errorList,
  type FormEvent,
  type FormState,
  initialState,
  nextState,
  type Validators,
} from './formState.ts'

interface SignUp {
  email: string
  password: string
  terms: boolean
}

const empty: SignUp = { email: '', password: '', terms: false }

/** Three rules, one of which looks at two fields. */
const validators: Validators<SignUp> = {
  email: (email) => (email.includes('@') ? undefined : `not an address: ${email}`),
  password: (password, { email }) =>
    password.length < 2 ? 'too short' : password === email ? 'same as the email' : undefined,
  terms: (isAgreed) => (isAgreed ? undefined : 'agree first'),
}

const fields = ['email', 'password', 'terms'] as const
const step = (state: FormState<SignUp>, event: FormEvent<SignUp>) => nextState(state, event, validators)
const run = (events: readonly FormEvent<SignUp>[]) => events.reduce(step, initialState(empty))
const edit = <K extends keyof SignUp>(field: K, value: SignUp[K]): FormEvent<SignUp> => ({
  type: 'edited',
  field,
  value,
})
const submit: FormEvent<SignUp> = { type: 'submitted' }
const wrongFields = ({ errors }: FormState<SignUp>) => fields.filter((field) => errors[field] !== undefined)

const word = fc.constantFrom('', 'a', 'ab', '@', 'a@b', 'c@d')
const anyEdit: fc.Arbitrary<FormEvent<SignUp>> = fc.oneof(
  word.map((value) => edit('email', value)),
  word.map((value) => edit('password', value)),
  fc.boolean().map((value) => edit('terms', value)),
)
const refusals = fc.constantFrom(
  { errors: { email: 'taken' } },
  { message: 'wrong pair' },
  { errors: { password: 'leaked', terms: 'changed' }, message: 'try again' },
)
const attempts = fc.integer({ min: 0, max: 3 })
const anyEvent: fc.Arbitrary<FormEvent<SignUp>> = fc.oneof(
  { weight: 4, arbitrary: anyEdit },
  { weight: 3, arbitrary: fc.constant(submit) },
  fc.constantFrom(...fields).map((field) => ({ type: 'left' as const, field })),
  attempts.map((attempt) => ({ type: 'accepted' as const, attempt })),
  fc.record({ type: fc.constant('refused' as const), attempt: attempts, refusal: refusals }),
  fc.constant({ type: 'reset' as const, values: empty }),
)
/** Chance alone seldom fills in all fields well. */
const wellFilledIn = [edit('email', 'a@b'), edit('password', 'secret'), edit('terms', true), submit]
const anyEvents = fc
  .array(fc.oneof({ weight: 5, arbitrary: anyEvent.map((event) => [event]) }, fc.constant(wellFilledIn)))
  .map((chunks) => chunks.flat())
const anyState = anyEvents.map(run)
const after = (property: (state: FormState<SignUp>) => void) => fc.assert(fc.property(anyState, property))

describe('the state of a form', () => {
  it(
    'is an error exactly while something is known to be wrong',
    covers('states/no-error-remains', 'forms/idle-ok', 'forms/error'),
    () => {
      after((state) => {
        const isWrong = wrongFields(state).length > 0 || state.message !== undefined
        expect(state.status === 'error').toBe(isWrong)
      })
    },
  )

  it('holds the values last entered', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const start = events.findLastIndex(({ type }) => type === 'reset') + 1
        const expected = events
          .slice(start)
          .reduce(
            (values, event) => (event.type === 'edited' ? { ...values, [event.field]: event.value } : values),
            empty,
          )
        expect(run(events).values).toEqual(expected)
      }),
    )
  })

  it(
    'ignores a submit while one is under way',
    covers('states/submit-while-loading', 'forms/submitting-loading'),
    () => {
      after((state) => {
        const sent = step(state, submit)
        fc.pre(sent.status === 'submitting')
        expect(step(sent, submit)).toBe(sent)
      })
    },
  )

  it(
    'sends what passes every validator, and else says of each field what is wrong',
    covers('states/submit-with-errors'),
    () => {
      after((state) => {
        fc.pre(state.status !== 'submitting')
        const next = step(state, submit)
        const expected = fields.flatMap((field) => {
          const message = validators[field]?.(state.values[field] as never, state.values)
          return message === undefined ? [] : [{ field, message }]
        })
        expect(errorList(next)).toEqual(expected)
        expect(next.status).toBe(expected.length === 0 ? 'submitting' : 'error')
        expect(next.failures).toBe(state.failures + (expected.length === 0 ? 0 : 1))
      })
    },
  )

  it(
    'keeps, when edited, only errors of fields that were in error already',
    covers('states/edit-after-error'),
    () => {
      fc.assert(
        fc.property(anyState, anyEdit, (state, event) => {
          const next = step(state, event)
          expect(wrongFields(state)).toEqual(expect.arrayContaining(wrongFields(next)))
          expect(next.failures).toBe(state.failures)
          expect(next.message).toBeUndefined()
        }),
      )
    },
  )

  it('updates the error of a field that is still invalid', () => {
    fc.assert(
      fc.property(anyState, anyEdit, (state, event) => {
        fc.pre(event.type === 'edited' && state.status === 'error')
        const next = step(state, event)
        for (const field of wrongFields(next)) {
          const found = validators[field]?.(next.values[field] as never, next.values)
          expect(next.errors[field]).toBe(found ?? next.refused[field])
        }
      }),
    )
  })

  it('takes no answer but the one it waits for', () => {
    fc.assert(
      fc.property(anyState, attempts, refusals, (state, attempt, refusal) => {
        fc.pre(state.status !== 'submitting' || state.attempt !== attempt)
        expect(step(state, { type: 'accepted', attempt })).toBe(state)
        expect(step(state, { type: 'refused', attempt, refusal })).toBe(state)
      }),
    )
  })

  it('never changes what it was given', () => {
    fc.assert(
      fc.property(anyState, anyEvent, (state, event) => {
        const before = structuredClone(state)
        step(state, event)
        expect(state).toEqual(before)
      }),
    )
  })
})

it('is as it was before where the user stopped it: no error, no message, nothing typed lost', () => {
  const stopped = run([...wellFilledIn, { type: 'refused', attempt: 1, refusal: { isStopped: true } }])
  expect(stopped).toEqual({ ...run(wellFilledIn), status: 'idle' })
  expect(step(stopped, submit)).toMatchObject({ status: 'submitting', attempt: 2 })
})

describe('what a server refused', () => {
  const refused = run([
    ...wellFilledIn,
    { type: 'refused', attempt: 1, refusal: { errors: { email: 'taken', password: 'leaked' } } },
  ])

  it('stays until the field itself is edited, whatever its validator returns', () => {
    const edited = step(refused, edit('password', 'another'))
    expect(edited.errors).toEqual({ email: 'taken' })
    expect(edited.status).toBe('error')
    expect(step(edited, edit('email', 'c@d')).status).toBe('idle')
  })

  it('does not keep the same values from being sent again', () => {
    expect(step(refused, submit).status).toBe('submitting')
  })

  it('is forgotten by a reset, and comes too late for the next attempt', () => {
    const again = [...wellFilledIn, { type: 'reset', values: empty } as const, ...wellFilledIn]
    const late = run([...again, { type: 'refused', attempt: 1, refusal: { message: 'too late' } }])
    expect(late.status).toBe('submitting')
    expect(step(late, { type: 'accepted', attempt: 2 }).status).toBe('success')
  })
})

describe('a field that is left', () => {
  it('is validated once the user has changed it, not when it is passed by', () => {
    expect(run([{ type: 'left', field: 'email' }]).status).toBe('idle')
    const left = run([edit('email', 'maria'), { type: 'left', field: 'email' }])
    expect(left.errors).toEqual({ email: 'not an address: maria' })
    expect(left.isReported).toBe(false)
  })
})
