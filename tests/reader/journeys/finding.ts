/** Finding a home: the place, the list, its filters, the map. */
import type { Journey } from './Journey.ts'

const pangrati = { el: 'Παγκράτι', en: 'Pangrati' }
const resultsIn = { el: /Κατοικίες προς πώληση.*heading level 1/, en: /Homes for sale.*heading level 1/ }
const card = /link heading level [23]/

/** Browse and focus mode, as people switch them where a reader does not by itself. */
const switchMode = { key: 'Insert+a' }

export const finding: readonly Journey[] = [
  {
    name: 'home and place',
    of: ({ language, prefix }) => {
      const place = language === 'el' ? pangrati.el : pangrati.en
      return {
        steps: [
          { open: `${prefix}/` },
          { key: 'e' },
          switchMode,
          { type: place },
          { key: 'Down' },
          { key: 'Return' },
        ],
        heard: [/editable combo box/, /Pangrati|Παγκράτι/, language === 'el' ? resultsIn.el : resultsIn.en],
      }
    },
  },
  {
    name: 'list by headings',
    of: ({ language, prefix, words }) => ({
      steps: [
        { open: `${prefix}/pwlhsh-katoikies/` },
        { key: 'Tab', times: 2 },
        { key: 'Return' },
        { key: 'h', times: 4 },
      ],
      heard: [words('shell.skipToContent'), words('shell.skipToResults'), card, card],
      never: [language === 'el' ? /\bfor sale\b/ : /προς πώληση/],
    }),
  },
  {
    name: 'filters',
    of: ({ prefix, words }) => ({
      steps: [
        { open: `${prefix}/pwlhsh-katoikies/athina/` },
        { key: 'h' },
        { key: 'shift+b', until: words('search.filters'), most: 14 },
        { key: 'Return' },
        { key: 'Tab', times: 3 },
        { key: 'Escape' },
      ],
      heard: [/heading level 1/, words('search.filters'), words('search.filters.close')],
    }),
  },
  {
    name: 'map marks',
    of: ({ prefix, words }) => ({
      steps: [
        { open: `${prefix}/map/pwlhsh-katoikies/athina/` },
        { key: 'h', times: 2 },
        { key: 'shift+Tab', until: words('map.marks'), most: 8 },
        { key: 'Page_Down', times: 2 },
        { key: 'Return' },
        { key: 'Escape' },
      ],
      heard: [/heading level 1/, words('map.marks'), /€/, /€/],
    }),
  },
  {
    name: 'drawing',
    of: ({ prefix, words }) => ({
      steps: [
        { open: `${prefix}/map-draw/pwlhsh-katoikies/athina/` },
        { key: 'Tab', until: words('shell.skipToResults'), most: 3 },
        { key: 'Return' },
        { key: 'Tab', until: words('map.draw.toAim'), most: 8 },
        { key: 'Return', says: words('map.draw.aim') },
        { key: 'Return', says: words('map.draw.corner.added') },
        { key: 'Up', times: 2 },
        { key: 'Return', says: words('map.draw.corner.added') },
        { key: 'Right', times: 2 },
        { key: 'Return', says: words('map.draw.corner.added') },
      ],
      heard: [words('map.draw.toAim'), words('map.draw.aim'), /1/, /2/, /3/],
    }),
  },
]
