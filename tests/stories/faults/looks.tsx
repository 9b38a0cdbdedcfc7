// Planted on purpose.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { CSSProperties } from 'react'
import { vars } from '#tokens/contract.css.ts'
import type { Fault } from './Fault.ts'

const target: CSSProperties = { minInlineSize: 44, minBlockSize: 44 }
const { color } = vars

const tab = (name: string, isSelected: boolean, style: CSSProperties) => (
  <button type="button" role="tab" aria-selected={isSelected} tabIndex={0} style={{ ...target, ...style }}>
    {name}
  </button>
)

const pageLink = (name: string, current: 'page' | undefined, hue: string) => (
  <a
    href={`#${encodeURIComponent(name)}`}
    aria-current={current}
    style={{ ...target, display: 'inline-block', color: hue, background: '#fff' }}
  >
    {name}
  </a>
)

export const looks: readonly Fault[] = [
  {
    name: 'Grey words on white',
    criterion: '1.4.3',
    foundBy: 'axe color-contrast',
    render: (isFaulty) => (
      <p
        style={
          isFaulty
            ? { color: '#8a8a8a', background: '#fff' }
            : { color: color.text, background: color.surface }
        }
      >
        Ανακαινισμένο το 2021
      </p>
    ),
  },
  {
    name: 'Words of a text that are readable, but not easily',
    criterion: '1.4.6',
    foundBy: 'axe color-contrast-enhanced',
    render: (isFaulty) => (
      <p
        style={
          isFaulty ? { color: '#666', background: '#fff' } : { color: color.text, background: color.surface }
        }
      >
        Κοντά στο μετρό
      </p>
    ),
  },
  {
    name: 'Words that are lost in the dark theme',
    criterion: '1.4.3',
    foundBy: 'axe color-contrast',
    render: (isFaulty) => <p style={{ color: isFaulty ? '#23303a' : color.text }}>Διαμπερές, με δύο όψεις</p>,
  },
  {
    name: 'A link in a text, told by its hue alone',
    criterion: '1.4.1',
    foundBy: 'axe link-in-text-block',
    render: (isFaulty) => (
      <p data-theme="light" style={{ color: '#000', background: '#fff' }}>
        Δείτε πρώτα τους{' '}
        <a href="#oroi" style={{ color: '#3a3a78', textDecoration: isFaulty ? 'none' : 'underline' }}>
          όρους της αγγελίας
        </a>{' '}
        και ύστερα καλέστε μας.
      </p>
    ),
  },
  {
    name: 'A chosen tab, told by its hue alone',
    criterion: '1.4.1',
    foundBy: 'colour-only state',
    render: (isFaulty) => (
      <div role="tablist" aria-label="Προβολή">
        {tab('Λίστα', true, { color: '#1c4a1c', background: '#fff', fontWeight: isFaulty ? 400 : 700 })}
        {tab('Χάρτης', false, { color: '#1c1c6a', background: '#fff' })}
      </div>
    ),
  },
  {
    name: 'The current page among links, told by its hue alone',
    criterion: '1.4.1',
    foundBy: 'colour-only state',
    // A link outside of the set is no counterpart: alike, it is no fault.
    render: (isFaulty) => (
      <div>
        <nav aria-label="Σελίδες">
          {pageLink('1', 'page', '#1c4a1c')}
          {isFaulty && pageLink('2', undefined, '#1c1c6a')}
        </nav>
        <p>{pageLink('Όροι χρήσης', undefined, '#1c1c6a')}</p>
      </div>
    ),
  },
  {
    name: 'An icon that forced colours wipe away',
    criterion: '1.4.11',
    foundBy: 'lost in forced colours',
    render: (isFaulty) => (
      <button
        type="button"
        aria-label="Αποθήκευση"
        style={{ ...target, background: 'none', border: 0, color: color.text }}
      >
        <span
          style={{
            display: 'block',
            inlineSize: 24,
            blockSize: 24,
            marginInline: 'auto',
            background: color.text,
            ...(isFaulty ? {} : { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' }),
          }}
        />
      </button>
    ),
  },
  {
    name: 'A focus that nothing shows',
    criterion: '2.4.7',
    foundBy: 'focus ring',
    render: (isFaulty) => (
      <button type="button" style={{ ...target, ...(isFaulty && { outline: 'none' }) }}>
        Επόμενο
      </button>
    ),
  },
  {
    name: 'A focus ring that only the light theme shows',
    criterion: '2.4.13',
    foundBy: 'focus ring',
    render: (isFaulty) => (
      <button type="button" style={{ ...target, ...(isFaulty && { outlineColor: '#1d2a35' }) }}>
        Προηγούμενο
      </button>
    ),
  },
  {
    name: 'Targets of 20 px, side by side',
    criterion: '2.5.8',
    foundBy: 'axe target-size',
    render: (isFaulty) => (
      <div style={{ display: 'flex' }}>
        {['1', '2', '3'].map((name) => (
          <button
            key={name}
            type="button"
            aria-label={`Φωτογραφία ${name}`}
            style={{ inlineSize: isFaulty ? 20 : 44, blockSize: isFaulty ? 20 : 44, padding: 0 }}
          >
            {name}
          </button>
        ))}
      </div>
    ),
  },
  {
    name: 'A main action too small for a thumb',
    criterion: '2.5.5',
    foundBy: 'primary target',
    render: (isFaulty) => (
      <button
        type="button"
        style={{
          minBlockSize: isFaulty ? 32 : 44,
          minInlineSize: 120,
          background: color.action,
          color: color.textOnAction,
        }}
      >
        Επικοινωνία
      </button>
    ),
  },
  {
    name: 'A row wider than the smallest window',
    criterion: '1.4.10',
    foundBy: 'overflow',
    render: (isFaulty) => (
      <div style={{ inlineSize: isFaulty ? 420 : 'auto', textAlign: 'end' }}>
        <p>250.000 €</p>
      </div>
    ),
  },
  {
    name: 'Accents of Greek capitals, cut off',
    criterion: '1.4.4',
    foundBy: 'clipped text',
    render: (isFaulty) => (
      <p style={{ fontSize: 24, lineHeight: isFaulty ? 0.62 : 1.3, overflow: 'hidden' }}>Άρωμα Έαρος, Ύδρα</p>
    ),
  },
  {
    name: 'Words that wider spacing pushes out of their box',
    criterion: '1.4.12',
    foundBy: 'clipped text',
    render: (isFaulty) => (
      <p
        style={{
          inlineSize: 184,
          lineHeight: 1.2,
          fontSize: 16,
          overflow: 'hidden',
          ...(isFaulty && { blockSize: 40 }),
        }}
      >
        Πλήρως ανακαινισμένο διαμέρισμα
      </p>
    ),
  },
  {
    name: 'Words that wider spacing lays on each other',
    criterion: '1.4.12',
    foundBy: 'overlapping text',
    render: (isFaulty) => (
      <div style={{ inlineSize: 184, fontSize: 16, lineHeight: 1.2 }}>
        <div style={isFaulty ? { blockSize: 40 } : {}}>Ισόγειο διαμέρισμα με κήπο και πρόσοψη</div>
        <div>Ημιυπόγειο με αυλή στην πίσω όψη</div>
      </div>
    ),
  },
  {
    name: 'A bar that lies on what has the focus',
    criterion: '2.4.11',
    foundBy: 'focus covered',
    render: (isFaulty) => (
      <div
        role="region"
        aria-label="Αποτελέσματα"
        style={{ blockSize: 180, overflow: 'auto', scrollPaddingBlockEnd: isFaulty ? 0 : 90 }}
      >
        {['Α', 'Β', 'Γ', 'Δ', 'Ε', 'Ζ', 'Η'].map((name) => (
          <div key={name}>
            <button type="button" style={{ ...target, marginBlock: 6 }}>
              Αγγελία {name}
            </button>
          </div>
        ))}
        <p style={{ position: 'sticky', insetBlockEnd: 0, blockSize: 80, background: color.surface }}>
          412 ακίνητα
        </p>
      </div>
    ),
  },
  {
    name: 'A bar that lies on the last lines of a link in a text',
    criterion: '2.4.11',
    foundBy: 'focus covered',
    // The words around a link that wraps do not cover it.
    render: (isFaulty) => (
      <div style={{ position: 'relative', inlineSize: 184, lineHeight: 2 }}>
        <p>
          <span>Δηλώνω ότι αποδέχομαι </span>
          <a href="#politiki">την πολιτική προστασίας των προσωπικών δεδομένων</a>
          <span> της υπηρεσίας.</span>
        </p>
        {isFaulty && (
          <div style={{ position: 'absolute', inset: '4em 0 0', background: color.surfaceRaised }} />
        )}
      </div>
    ),
  },
  {
    name: 'Something that moves though less motion was asked for',
    criterion: '2.3.3',
    foundBy: 'motion',
    render: (isFaulty) => (
      <p
        ref={(node) => {
          if (isFaulty)
            node?.animate(
              { transform: ['none', 'translateX(24px)'] },
              { duration: 900, iterations: Infinity },
            )
        }}
      >
        Νέες αγγελίες
      </p>
    ),
  },
]
