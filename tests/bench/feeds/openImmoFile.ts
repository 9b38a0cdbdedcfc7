/** A made-up OpenImmo file, whole, part by part. */

/** Bytes of a file as long as those that offices send. */
const FILE_BYTES = 60 * 1024 * 1024
const words = 'Φωτεινό διαμέρισμα με θέα, κοντά στο μετρό, ανακαινισμένο, με αποθήκη και θέση στάθμευσης. '

const photographs = Array.from(
  { length: 20 },
  (_, at) =>
    `<anhang location="EXTERN" gruppe="${at === 0 ? 'TITELBILD' : 'BILD'}"><anhangtitel>Φωτογραφία ${at}</anhangtitel><format>image/jpeg</format><daten><pfad>https://bench.example/photographs/NUMBER/${at}.jpg</pfad></daten></anhang>`,
).join('\n')

/** What an office's program says beyond the standard, as short as such fields are. */
const fieldOf = (at: number): string =>
  `<user_defined_simplefield feldname="field_${at}">τιμή ${at}</user_defined_simplefield>\n`

const homeOf = (at: number, fields: string): string => `<immobilie>
<objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/><objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><geokoordinaten breitengrad="${(37.96 + (at % 100) / 5000).toFixed(4)}" laengengrad="${(23.72 + (at % 97) / 5000).toFixed(4)}"/><etage>${at % 6}</etage></geo>
<preise><kaufpreis>${120_000 + at * 37}</kaufpreis><waehrung iso_waehrung="EUR"/></preise>
<flaechen><wohnflaeche>${60 + (at % 80)}</wohnflaeche><anzahl_zimmer>3</anzahl_zimmer><anzahl_schlafzimmer>2</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer></flaechen>
<zustand_angaben><baujahr>${1960 + (at % 60)}</baujahr><energiepass><wertklasse>C</wertklasse></energiepass></zustand_angaben>
<freitexte><objekttitel>Σπίτι ${at}</objekttitel><objektbeschreibung>${words.repeat(20)}</objektbeschreibung></freitexte>
<anhaenge>${photographs.replaceAll('NUMBER', String(at))}</anhaenge>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>B-${at}</objektnr_extern><aktion/></verwaltung_techn>
${fields}</immobilie>
`

/** As many short fields as fill a home's part of the file. */
function fieldsOf(bytes: number): string {
  const encoder = new TextEncoder()
  let fields = ''
  for (let at = 0, length = 0; length < bytes; at++) {
    const field = fieldOf(at)
    fields += field
    length += encoder.encode(field).byteLength
  }
  return fields
}

/** As many homes as asked for, of some hundred elements each: reading costs by the element, not by the byte. */
export async function* openImmoFile(homes: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const fields = fieldsOf(FILE_BYTES / homes - encoder.encode(homeOf(homes, '')).byteLength)
  yield encoder.encode(
    '<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung art="OFFLINE" umfang="VOLL" version="1.2.7"/><anbieter>\n',
  )
  for (let at = 1; at <= homes; at++) yield encoder.encode(homeOf(at, fields))
  yield encoder.encode('</anbieter></openimmo>\n')
}
