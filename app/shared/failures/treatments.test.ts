import { expect, expectTypeOf, it } from 'vitest'
import type { AnyReason } from '#app/transport/contract.ts'
import { StatusError, type TransportError } from '#app/transport/errors.ts'
import { act, type SaidFailure, treatments } from './treatments.ts'

// The compiler makes these tests: an expected error that does not come is one.

type Treatments = typeof treatments
type Row = Treatments[keyof Treatments]

it('has a row in the table of failures for every error', () => {
  expectTypeOf<keyof Treatments>().toEqualTypeOf<AnyReason>()
  const { Busy: _, ...others } = treatments
  // @ts-expect-error a row that was deleted
  expectTypeOf(others).toExtend<Readonly<Record<AnyReason, Row>>>()
  // @ts-expect-error an error that an endpoint gained
  expectTypeOf(treatments).toExtend<Readonly<Record<AnyReason | 'HomeMoved', Row>>>()
})

it('tells a failure only after the screen did what it asks', () => {
  const late = new StatusError<'TooLate' | 'TooManyRequests'>({
    status: 409,
    reason: 'TooLate',
    data: {},
  })
  const tell = (failure: SaidFailure) => failure
  // @ts-expect-error nothing was done
  tell(late)
  let done = 0
  expect(tell(act(late, { TooLate: () => (done += 1) }))).toBe(late)
  expect(done).toBe(1)
  // @ts-expect-error the other act
  tell(act(late, { KeyReused: () => undefined }))
  const unknown = new StatusError<string>({ status: 409, data: {} })
  // @ts-expect-error an error that no row names
  const failure: TransportError = unknown
  expect(failure).toBe(unknown)
})
