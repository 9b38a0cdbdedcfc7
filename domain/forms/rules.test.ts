import { expect, it } from 'vitest'
import { keyForm } from '../agency/keys.ts'
import { inquiryForm } from '../inquiries/inquiries.ts'
import { decisionForm } from '../moderation/decisionForm.ts'
import { covers } from '../../tests/covers.ts'
import { brokenFields } from './fieldRules.ts'

it('a group of boxes needs one that is ticked', covers('validation/checkbox-group'), () => {
  const broken = (scopes: string) => Object.keys(brokenFields(keyForm, { name: 'Export', scopes }))
  expect(broken('')).toEqual(['scopes'])
  expect(broken('feedsSend')).toEqual([])
  expect(broken('feedsSend,stockRead')).toEqual([])
})

it('a choice is one of those that are offered', covers('validation/select'), () => {
  const broken = (decision: string) => Object.keys(brokenFields(decisionForm, { decision, because: 'x' }))
  expect(broken('remove')).toEqual([])
  for (const other of ['', 'Remove', 'remove,hold', 'delete']) expect(broken(other)).toEqual(['decision'])
})

it(
  'of an email and a phone number one is enough',
  covers('validation/required-phone', 'validation/required-email'),
  () => {
    const broken = (email: string, phone: string) =>
      Object.keys(brokenFields(inquiryForm, { topic: 'question', name: '', email, phone, text: 'x' }))
    expect(broken('', ' ')).toEqual(['email', 'phone'])
    expect(broken('anna@example.gr', '')).toEqual([])
    expect(broken('', '+302101234567')).toEqual([])
    expect(broken('anna', '+302101234567')).toEqual(['email'])
  },
)
