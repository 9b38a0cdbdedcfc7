import { expect, userEvent, waitFor } from 'storybook/test'
import { newHighlight } from '#app/features/search/model/highlight.ts'
import { ResultList } from '#app/features/search/views/ResultList.tsx'
import type { KeywordHit } from '#domain/search/KeywordHit.ts'
import preview from '../../.storybook/preview.tsx'
import { flat, house, villa } from './sample/cards.ts'
import { AppSurroundings } from './Surroundings.tsx'

/** `[θέα]` is a word of the keyword. */
const excerpt = (language: string, text: string): KeywordHit['excerpt'] => ({
  language,
  pieces: text
    .split(/(?=\[)|(?<=\])/)
    .map((piece) => ({ text: piece.replaceAll(/[[\]]/g, ''), isFound: piece.startsWith('[') })),
})

const hits: readonly KeywordHit[] = [
  {
    id: flat.id,
    excerpt: excerpt('el', '…ανακαινισμένο, με [ασανσέρ] και [τζάκι] στο σαλόνι, δύο λεπτά από το μετρό…'),
    words: [
      { word: 'ασανσέρ', standing: 'stated' },
      { word: 'τζάκι', standing: 'onlyInText' },
    ],
  },
  {
    id: house.id,
    excerpt: null,
    words: [
      { word: 'ασανσέρ', standing: 'denied' },
      { word: 'τζάκι', standing: 'stated' },
    ],
  },
  {
    id: villa.id,
    excerpt: excerpt('de', '…großzügige Villa mit [Kamin], Aufzug und Ferienunterkunftsgenehmigung…'),
    words: [
      { word: 'ασανσέρ', standing: 'onlyInText' },
      { word: 'τζάκι', standing: 'onlyInText' },
    ],
  },
]

/** Cards of a list with a keyword. */
const Found = () => (
  <AppSurroundings isWithoutServer address="/pwlhsh-katoikies/athina/?keyword=ασανσέρ τζάκι">
    <ResultList
      highlight={newHighlight()}
      listings={[flat, house, villa]}
      order="cheaper"
      month={undefined}
      hits={hits}
      others={[]}
      isUpdating={false}
    />
  </AppSurroundings>
)

const meta = preview.meta({ component: Found })

/** The matches in the text, and whether a field states the same, the opposite or nothing. */
export const OnCards = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ασανσέρ', { selector: 'mark' })).toBeVisible()
    const links = canvas.getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await waitFor(() => expect(link).toHaveFocus())
      // Past the heart and the menu of this card.
      await userEvent.tab()
      await userEvent.tab()
    }
  },
})
