import { expect, userEvent, waitFor } from 'storybook/test'
import { Pagination, type PaginationProps } from '#design-system/navigation/Pagination/Pagination.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Pagination })

const at = (page: number, pageCount = 17): PaginationProps => ({
  page,
  pageCount,
  hrefFor: (each) => `?pag=${each}`,
  label: `Σελίδες, ${page}`,
  previousLabel: 'Προηγούμενη',
  nextLabel: 'Επόμενη',
  pageLabel: (each) => `Σελίδα ${each}`,
  summary: `Σελίδα ${page} από ${pageCount}`,
})

export const InTheMiddle = meta.story({
  args: at(8),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Σελίδα 8' })).toHaveAttribute('aria-current', 'page'),
    )
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Προηγούμενη' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Σελίδα 1' })).toHaveFocus())
  },
})

export const First = meta.story({ args: at(1) })

export const Last = meta.story({ args: at(17) })

export const Few = meta.story({ args: at(2, 3) })

export const LargeNumbers = meta.story({ args: at(1024, 2048) })

/** The position in words replaces the numbers. */
export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: at(8),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Pagination
        {...at(8)}
        previousLabel="Προηγούμενη σελίδα αποτελεσμάτων"
        nextLabel="Επόμενη σελίδα αποτελεσμάτων"
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  args: {
    ...at(8),
    label: 'Ergebnisseiten',
    previousLabel: 'Vorhergehende Ergebnisseite',
    nextLabel: 'Nächstfolgende Ergebnisseite',
    pageLabel: (each) => `Ergebnisseite ${each}`,
    summary: 'Ergebnisseite 8 von 17',
  },
})
