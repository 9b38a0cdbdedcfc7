/** A made-up OpenImmo file, whole, part by part. */

/** Bytes of a file as long as those that offices send. */
const FILE_BYTES = 60 * 1024 * 1024
const words = 'Φωτεινό διαμέρισμα με θέα, κοντά στο μετρό, ανακαινισμένο, με αποθήκη και θέση στάθμευσης. '

const homeOf = (at: number, description: string): string => `<immobilie>
<objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/><objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><geokoordinaten breitengrad="${(37.96 + (at % 100) / 5000).toFixed(4)}" laengengrad="${(23.72 + (at % 97) / 5000).toFixed(4)}"/><etage>${at % 6}</etage></geo>
<preise><kaufpreis>${120_000 + at * 37}</kaufpreis><waehrung iso_waehrung="EUR"/></preise>
<flaechen><wohnflaeche>${60 + (at % 80)}</wohnflaeche><anzahl_zimmer>3</anzahl_zimmer><anzahl_schlafzimmer>2</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer></flaechen>
<zustand_angaben><baujahr>${1960 + (at % 60)}</baujahr><energiepass><wertklasse>C</wertklasse></energiepass></zustand_angaben>
<freitexte><objekttitel>Σπίτι ${at}</objekttitel><objektbeschreibung>${description}</objektbeschreibung><lage>${'x'.repeat(10)}</lage></freitexte>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>B-${at}</objektnr_extern><aktion/></verwaltung_techn>
<user_defined_anyfield>PADDING</user_defined_anyfield>
</immobilie>
`

/** As many homes as asked for, padded to the size of a file by fields that a reader passes over. */
export async function* openImmoFile(homes: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const description = words.repeat(20)
  const plain = encoder.encode(homeOf(0, description)).byteLength
  const padding = 'π'.repeat(Math.max(1, Math.floor((FILE_BYTES / homes - plain) / 2)))
  yield encoder.encode(
    '<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung art="OFFLINE" umfang="VOLL" version="1.2.7"/><anbieter>\n',
  )
  for (let at = 1; at <= homes; at++)
    yield encoder.encode(homeOf(at, description).replace('PADDING', padding))
  yield encoder.encode('</anbieter></openimmo>\n')
}
