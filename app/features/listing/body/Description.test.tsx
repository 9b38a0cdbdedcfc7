import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useNoteList } from '#app/shared/lastList/lastList.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { flatDetail, houseDetail } from '#stories/app/sample/detail.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { Description } from './Description.tsx'

const { id, description } = flatDetail
const start = description?.text.indexOf('θέα') ?? -1

function From({ list }: { list: string }) {
  useNoteList(list)
  return null
}

async function open(list: string) {
  await render(<From list={list} />)
  const replies = { [apiKey.marks(id, 'θεα', 'el')]: [[start, start + 3]] }
  await render(
    <Suspense>
      <AppSurroundings address={`/aggelies/${id}/`} replies={replies}>
        <Description listing={flatDetail} />
      </AppSurroundings>
    </Suspense>,
  )
}

it('marks the words of the search that led here, and leaves the text as it was', async () => {
  await open('/pwlhsh-katoikies/athina/?keyword=%CE%B8%CE%B5%CE%B1')
  await expect.element(page.getByRole('mark')).toHaveTextContent('θέα')
  await expect.element(page.getByText('Σημειώνονται οι λέξεις της αναζήτησής σας: «θεα».')).toBeVisible()
  expect(document.body.textContent).toContain(description?.text.slice(0, 60))
})

it('marks nothing after a search without a keyword', async () => {
  await open('/pwlhsh-katoikies/athina/?pag=2')
  await expect.element(page.getByText(/Διαμπερές διαμέρισμα/)).toBeVisible()
  expect(page.getByRole('mark').elements()).toEqual([])
})

it('reads a text from the facts first where the advertiser wrote in another language', async () => {
  await render(
    <AppSurroundings address={`/aggelies/${houseDetail.id}/`}>
      <Description listing={houseDetail} />
    </AppSurroundings>,
  )
  const text = document.body.textContent
  expect(text.indexOf(houseDetail.factText ?? '?')).toBeGreaterThan(-1)
  expect(text.indexOf(houseDetail.factText ?? '?')).toBeLessThan(text.indexOf('Listed stone house'))
  await expect.element(page.getByText(/Γραμμένο από την Estia/)).toBeVisible()
})
