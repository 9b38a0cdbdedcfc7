import { expect } from 'storybook/test'
import { readSearchState } from '#app/features/search/model/searchState.ts'
import { SentenceNotice } from '#app/features/search/seldom/SentenceNotice.tsx'
import { sentenceKeys } from '#app/transport/keys/sentenceKeys.ts'
import type { SentenceAnswer } from '#domain/api/Search.ts'
import { defaultFlags } from '#domain/flags.ts'
import preview from '../../.storybook/preview.tsx'
import { AppSurroundings } from './Surroundings.tsx'

interface ListOfSentenceProps {
  text: string
  wordsOfModel?: readonly string[]
  answer: SentenceAnswer
  /** Of the list that it led to. */
  query: string
}

const path = '/pwlhsh-katoikies/athina/koukaki/'

/** A list's note on its sentence. */
function ListOfSentence({ text, wordsOfModel = [], answer, query }: ListOfSentenceProps) {
  const search = new URLSearchParams(query)
  const state = readSearchState({ language: 'el', path, search, flags: defaultFlags })
  return (
    <AppSurroundings
      address={`${path}?${query}`}
      replies={{ [sentenceKeys.sentence(text, 'el', wordsOfModel)]: answer }}
      language="el"
    >
      <SentenceNotice sentence={{ text, wordsOfModel }} state={state} />
    </AppSurroundings>
  )
}

const piece = (text: string, filter: string, isByModel = false) => ({
  text,
  filters: [filter],
  isApproximate: false,
  isByModel,
})

const meta = preview.meta({ component: ListOfSentence })

/** All of it became filters. */
export const AllRead = meta.story({
  args: {
    text: 'τριάρι στο Κουκάκι έως 300 χιλιάδες',
    query: 'prezzoMassimo=300000&camereDaLettoMinimo=2&camereDaLettoMassimo=2',
    answer: {
      href: `${path}?prezzoMassimo=300000&camereDaLettoMinimo=2&camereDaLettoMassimo=2`,
      read: [piece('τριάρι', 'bedrooms'), piece('στο Κουκάκι', 'zone'), piece('έως 300 χιλιάδες', 'price')],
      unread: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/«στο Κουκάκι»/)).toBeVisible()
    await expect(canvas.queryByText(/γλωσσικό μοντέλο/)).toBeNull()
  },
})

/** Words that a language model read are marked, with their filters; unread words are named. */
export const SomeByModelSomeUnread = meta.story({
  args: {
    text: 'σπίτι στο Κουκάκι για κολύμπι, με ξυλοφάι',
    wordsOfModel: ['για κολύμπι'],
    query: 'piscina=1',
    answer: {
      href: path,
      read: [piece('σπίτι', 'category'), piece('στο Κουκάκι', 'zone'), piece('για κολύμπι', 'pool', true)],
      unread: ['ξυλοφάι'],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ένα γλωσσικό μοντέλο διάβασε: «για κολύμπι»' }),
    ).toBeVisible()
    await expect(canvas.getByText(/Ελέγξτε τι διάλεξε: Πισίνα/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Δεν διαβάσαμε: «ξυλοφάι»' })).toBeVisible()
  },
})

/** A correction is offered for a typo in an unread word. */
export const WithASlip = meta.story({
  args: {
    text: 'διαμέρσμα στο Κουκάκι',
    query: '',
    answer: {
      href: path,
      read: [piece('στο Κουκάκι', 'zone')],
      unread: ['διαμέρσμα'],
      instead: { text: 'διαμέρισμα στο Κουκάκι', href: `${path}?idTipologia=1` },
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Μήπως εννοούσατε: διαμέρισμα στο Κουκάκι' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/idTipologia=1&frase=/))
  },
})
