import { type Defect, defectsIn } from './Defect.ts'

const card = 'app/shared/ListingCard/ListingCard.test.tsx'
const heard = 'design-system/foundations/Heard/Heard.test.tsx'
const type = 'design-system/foundations/Type.test.tsx'

/** What is read out. */
export const ofWords: readonly Defect[] = [
  ...defectsIn('design-system/foundations/Price/Price.tsx', [
    [
      'a price that is hidden from readers',
      '1.1.1',
      '<span className={amount({ size })}>',
      '<span aria-hidden="true" className={amount({ size })}>',
      type,
    ],
    [
      'a struck price that nothing says is the former one',
      '1.3.1',
      '<VisuallyHidden>{`${previous.label} `}</VisuallyHidden>',
      '',
      type,
    ],
    ['a price and the former one in one word', '1.3.1', "{children}</span>{' '}", '{children}</span>', type],
  ]),
  ...defectsIn('app/shared/ListingCard/ListingCard.tsx', [
    [
      'facts of a card in one word',
      '1.3.1',
      "</Text>{' '}\n        <Location",
      '</Text>\n        <Location',
      card,
    ],
    [
      'a card that is called by abbreviations',
      '3.1.4',
      '<VisuallyHidden>{cardName(texts, listing)}</VisuallyHidden>',
      '',
      card,
    ],
    [
      'an energy class that is a letter in a colour',
      '1.4.1',
      '<VisuallyHidden>{`${energy.text}\\u00a0`}</VisuallyHidden>',
      '',
      card,
    ],
  ]),
  ...defectsIn('app/shared/ListingCard/cardWords.ts', [
    [
      'a dot that is read out in the name of a card',
      '1.3.1',
      "    .filter(Boolean)\n    .join(', ')",
      "    .filter(Boolean)\n    .join(' · ')",
      card,
    ],
    ['homes of one size that are called alike', '2.4.4', '[priceWords(full, listing), ...', '[...', card],
  ]),
  ...defectsIn('app/shared/inFull.ts', [
    [
      'square metres that are read as letters',
      '3.1.4',
      "area: (squareMetres) => t('heard.area', { count: Math.round(squareMetres) }),",
      '',
      'app/shared/inFull.test.ts',
    ],
    [
      'distances that are read as letters',
      '3.1.4',
      "unitDisplay: 'long',",
      "unitDisplay: 'short',",
      'app/shared/inFull.test.ts',
    ],
    [
      'bedrooms that are read as letters',
      '3.1.4',
      "'card.bedrooms': 'heard.bedrooms',",
      '',
      'app/shared/inFull.test.ts',
    ],
  ]),
  ...defectsIn('app/features/messages/views/ConversationLink.tsx', [
    [
      'a name and a time in one word',
      '1.3.1',
      '</Text>{\' \'}\n        <Text as="time"',
      '</Text>\n        <Text as="time"',
      'app/features/messages/MessagesPage.test.tsx',
    ],
  ]),
  ...defectsIn('design-system/foundations/Heard/Heard.tsx', [
    [
      'short and full words, both read out',
      '1.3.1',
      '<span aria-hidden="true">{children}</span>',
      '<span>{children}</span>',
      heard,
    ],
    ['short words hidden, and no full ones', '1.1.1', '<VisuallyHidden>{as}</VisuallyHidden>', '', heard],
  ]),
  ...defectsIn('design-system/foundations/Parts/Parts.tsx', [
    ['parts of a line in one word', '1.3.1', "{child}</span>{' '}", '{child}</span>', heard],
  ]),
  ...defectsIn('design-system/foundations/Parts/Parts.css.ts', [
    ['a dot that is read out between two facts', '1.3.1', `["' ·'", "' ·' / ','"]`, `"' ·'"`, heard],
  ]),
  ...defectsIn('design-system/foundations/Icon/Icon.tsx', [
    ['a picture of a bed that is read out', '1.1.1', "{ 'aria-hidden': true }", '{}', type],
    ['an icon that says something, without a name', '1.1.1', "'aria-label': label }", '}', type],
  ]),
  ...defectsIn('design-system/foundations/Text/Text.tsx', [
    ['Greek that is read with an English voice', '3.1.2', ' lang={lang}', '', type],
  ]),
]
