import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { noCounters } from '#domain/account/counters.ts'
import { NavigationContext } from '#app/shell/navigation.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, refused } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../../tests/covers.ts'
import { ContactUsPage } from './ContactUsPage.tsx'

const path = '/info/epikoinoniste-mazi-mas/'
const call = 'POST /api-next/inquiries/'

let server: ReturnType<typeof accountServer>
let went: string[]

async function open(query: string, answers: Answers = {}) {
  server = accountServer(answers)
  const screen = await render(
    <AccountSurroundings address={`${path}${query}`}>
      <NavigationContext value={(href) => void went.push(href)}>
        <ContactUsPage />
      </NavigationContext>
    </AccountSurroundings>,
  )
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
  return {
    screen,
    email: field('Email για την απάντηση'),
    text: field('Το μήνυμά σας'),
    name: field(/^Το όνομά σας/),
    send: () => screen.getByRole('button', { name: 'Αποστολή' }).click(),
  }
}

beforeEach(() => void (went = []))
afterEach(() => {
  server.stop()
  setUser(anonymous)
})

it('sends a question about the topic of the link, and goes to the page with the reference', async () => {
  const { email, text, send } = await open('?topic=barrier', { [call]: { body: { reference: '7K2M-9QXD' } } })
  await email.fill(' eleni@example.gr ')
  await text.fill('Ο χάρτης δεν διαβάζεται.')
  await send()
  await expect.poll(() => went).toEqual([`${path}?sent=7K2M-9QXD`])
  expect(server.sent).toEqual([
    {
      call,
      fields: {
        topic: 'barrier',
        name: '',
        email: 'eleni@example.gr',
        phone: '',
        text: 'Ο χάρτης δεν διαβάζεται.',
      },
    },
  ])
})

it(
  'takes an email or a phone number, and needs one of the two',
  covers('validation/required-phone', 'validation/required-email'),
  async () => {
    const { screen, email, text, send } = await open('', { [call]: { body: { reference: '7K2M-9QXD' } } })
    const phone = screen.getByRole('textbox', { name: 'Τηλέφωνο για την απάντηση' })
    await text.fill('Ερώτηση')
    await send()
    await expect.element(email).toHaveAccessibleDescription(/ένα έγκυρο email ή ένα τηλέφωνο/)
    await expect.element(phone).toHaveAccessibleDescription(/ένα έγκυρο τηλέφωνο ή ένα email/)
    expect(server.sent).toEqual([])
    await phone.fill('210 123 4567')
    await send()
    await expect
      .poll(() => server.sent.map(({ fields }) => fields))
      .toMatchObject([{ email: '', phone: '210 123 4567' }])
  },
)

it('says the reference, and nothing that is none', async () => {
  const { screen } = await open('?sent=7K2M-9QXD')
  await expect.element(screen.getByText(/7K2M-9QXD/)).toBeVisible()
  await screen.unmount()
  const other = await open('?sent=<b>we owe you</b>')
  await expect.element(other.text).toBeVisible()
})

it('says at each field what is wrong, and sends nothing', async () => {
  const { screen, email, send } = await open('')
  await email.fill('eleni')
  await send()
  await expect.element(email).toHaveAccessibleDescription(/Γράψτε ένα έγκυρο email/)
  await expect.element(screen.getByRole('textbox', { name: 'Το μήνυμά σας' })).toBeInvalid()
  expect(server.sent).toEqual([])
})

it('keeps what was typed when it is refused', async () => {
  const { screen, email, text, send } = await open('', {
    [call]: refused(429, 'TooManyRequests', 'Έγιναν πολλές προσπάθειες.'),
  })
  await email.fill('eleni@example.gr')
  await text.fill('Ερώτηση')
  await send()
  await expect.element(screen.getByText('Έγιναν πολλές προσπάθειες.')).toBeVisible()
  await expect.element(text).toHaveValue('Ερώτηση')
  expect(went).toEqual([])
})

it('has name and email of who is signed in, and overwrites nothing', async () => {
  const { email, name } = await open('')
  await name.fill('Μ. Π.')
  setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
  await expect.element(email).toHaveValue('maria@gmail.com')
  await expect.element(name).toHaveValue('Μ. Π.')
})
