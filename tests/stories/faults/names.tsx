// Planted on purpose.
/* oxlint-disable jsx-a11y/alt-text, jsx-a11y/anchor-has-content, jsx-a11y/tabindex-no-positive, jsx-a11y/img-redundant-alt, jsx-a11y/lang, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-aria-hidden-on-focusable, jsx-a11y/heading-has-content, jsx-a11y/role-has-required-aria-props */
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { byNobody, type Fault } from './Fault.ts'

/** A grey rectangle: what it shows does not matter. */
const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="96"%3E%3Crect width="160" height="96" fill="%23999"/%3E%3C/svg%3E'

const target = { minInlineSize: 44, minBlockSize: 44 } as const

export const names: readonly Fault[] = [
  {
    name: 'A button with an icon and no name',
    criterion: '4.1.2',
    foundBy: 'axe button-name',
    render: (isFaulty) => (
      <button type="button" style={target} aria-label={isFaulty ? undefined : 'Κλείσιμο'}>
        <Icon name="close" />
      </button>
    ),
  },
  {
    name: 'A link around an icon, without words',
    criterion: '2.4.4',
    foundBy: 'axe link-name',
    render: (isFaulty) => (
      <a
        href="#anazitisi"
        style={{ display: 'inline-block', ...target }}
        aria-label={isFaulty ? undefined : 'Αναζήτηση'}
      >
        <Icon name="search" />
      </a>
    ),
  },
  {
    name: 'A label that only stands beside its field',
    criterion: '1.3.1',
    foundBy: 'axe label',
    render: (isFaulty) => (
      <div>
        <label htmlFor={isFaulty ? 'allo' : 'kinito'}>Κινητό</label> <input id="kinito" style={target} />
      </div>
    ),
  },
  {
    name: 'A placeholder instead of a label',
    criterion: '3.3.2',
    foundBy: 'placeholder as label',
    render: (isFaulty) => (
      <input placeholder="Περιοχή" style={target} aria-label={isFaulty ? undefined : 'Περιοχή'} />
    ),
  },
  {
    name: 'A photograph without alternative text',
    criterion: '1.1.1',
    foundBy: 'axe image-alt',
    render: (isFaulty) => <img src={photo} {...(isFaulty ? {} : { alt: 'Σαλόνι με θέα στη θάλασσα' })} />,
  },
  {
    name: 'A file name as alternative text',
    criterion: '1.1.1',
    foundBy: 'file name',
    render: (isFaulty) => <img src={photo} alt={isFaulty ? 'DSC_0142.jpg' : 'Κουζίνα'} />,
  },
  {
    name: 'An alternative text that says nothing',
    criterion: '1.1.1',
    foundBy: byNobody,
    render: (isFaulty) => <img src={photo} alt={isFaulty ? 'Φωτογραφία' : 'Βεράντα προς τον κήπο'} />,
  },
  {
    name: 'Words of a link that tell nothing of where it leads',
    criterion: '2.4.9',
    foundBy: byNobody,
    render: (isFaulty) => (
      <p>
        <a href="#oroi">{isFaulty ? 'Εδώ' : 'Όροι χρήσης'}</a>
      </p>
    ),
  },
  {
    name: 'A dialog without a name',
    criterion: '4.1.2',
    foundBy: 'axe aria-dialog-name',
    render: (isFaulty) => (
      <div role="dialog" aria-label={isFaulty ? undefined : 'Σύνδεση'}>
        <p>Συνδεθείτε για να συνεχίσετε.</p>
      </div>
    ),
  },
  {
    name: 'The same words on two links that lead to different places',
    criterion: '2.4.9',
    foundBy: 'axe identical-links-same-purpose',
    render: (isFaulty) => (
      <p>
        <a href="https://estia.example/a/">Περισσότερα για την πώληση</a>
        {' · '}
        <a href="https://estia.example/b/">Περισσότερα για την {isFaulty ? 'πώληση' : 'ενοικίαση'}</a>
      </p>
    ),
  },
  {
    name: 'A name that leaves out the words on the button',
    criterion: '2.5.3',
    foundBy: 'axe label-content-name-mismatch',
    render: (isFaulty) => (
      <button type="button" style={target} aria-label={isFaulty ? 'Υποβολή φόρμας' : 'Αποστολή μηνύματος'}>
        Αποστολή
      </button>
    ),
  },
  {
    name: 'An id used twice: the second description is never read',
    criterion: '1.3.1',
    foundBy: 'repeated id',
    render: (isFaulty) => (
      <div>
        <input aria-label="Όροφος" aria-describedby="perigrafi-a" style={target} />
        <p id="perigrafi-a">Το ισόγειο είναι 0.</p>
        <input aria-label="Έτος" aria-describedby={isFaulty ? 'perigrafi-a' : 'perigrafi-b'} style={target} />
        <p id={isFaulty ? 'perigrafi-a' : 'perigrafi-b'}>Έτος κατασκευής.</p>
      </div>
    ),
  },
  {
    name: 'An error that a field does not know of',
    criterion: '3.3.1',
    foundBy: 'error without words',
    render: (isFaulty) => (
      <div>
        <input
          aria-label="Ταχυδρομικός κώδικας"
          aria-invalid
          aria-describedby={isFaulty ? undefined : 'lathos-tk'}
          style={target}
        />
        <p id="lathos-tk">Γράψτε πέντε ψηφία.</p>
      </div>
    ),
  },
  {
    name: 'A heading that skips a level',
    criterion: '1.3.1',
    foundBy: 'axe heading-order',
    render: (isFaulty) => (
      <section>
        <h2>Ακίνητο</h2>
        {isFaulty ? <h4>Χαρακτηριστικά</h4> : <h3>Χαρακτηριστικά</h3>}
      </section>
    ),
  },
  {
    name: 'A role that is not there: tabs without their list',
    criterion: '1.3.1',
    foundBy: 'axe aria-required-parent',
    render: (isFaulty) => (
      <div role={isFaulty ? undefined : 'tablist'} aria-label={isFaulty ? undefined : 'Προβολή'}>
        <div role="tab" tabIndex={0} aria-selected="true" style={{ ...target, fontWeight: 700 }}>
          Λίστα
        </div>
      </div>
    ),
  },
  {
    name: 'A list that holds what is no entry',
    criterion: '1.3.1',
    foundBy: 'axe list',
    render: (isFaulty) => <ul>{isFaulty ? <div>Ασανσέρ</div> : <li>Ασανσέρ</li>}</ul>,
  },
  {
    name: 'Greek read with an English voice',
    criterion: '3.1.2',
    foundBy: 'language',
    render: (isFaulty) => <p lang={isFaulty ? 'en' : 'el'}>Διαμέρισμα στο Παγκράτι</p>,
  },
  {
    name: 'A language that does not exist',
    criterion: '3.1.2',
    foundBy: 'axe valid-lang',
    render: (isFaulty) => <p lang={isFaulty ? 'gr-GR' : 'en'}>Apartment</p>,
  },
  {
    name: 'Something hidden that the keyboard still comes to',
    criterion: '4.1.2',
    foundBy: 'axe aria-hidden-focus',
    render: (isFaulty) => (
      <div aria-hidden={isFaulty ? true : undefined}>
        <button type="button" style={target}>
          Χάρτης
        </button>
      </div>
    ),
  },
  {
    name: 'A field that jumps ahead in the order of Tab',
    criterion: '2.4.3',
    foundBy: 'axe tabindex',
    render: (isFaulty) => <input aria-label="Επώνυμο" tabIndex={isFaulty ? 3 : 0} style={target} />,
  },
  {
    name: 'An order for the eye that is not the order of reading',
    criterion: '1.3.2',
    foundBy: byNobody,
    render: (isFaulty) => (
      <div style={{ display: 'flex', flexDirection: isFaulty ? 'row-reverse' : 'row', gap: 8 }}>
        <p>Πρώτα η περιοχή,</p>
        <p>ύστερα η τιμή.</p>
      </div>
    ),
  },
]
