/** Zones whose names are words, in six more languages; all others keep their names. Columns: see NameRow. */
import type { NameRow } from '../rows.ts'

/** Every town has one: its name is shown in each language, and not looked for, as "im Zentrum" names no town's. */
export const centreNames: NameRow = ['Κέντρο', 'Zentrum', 'Centro', 'Centre', 'Центр', 'Centro', 'Centro']

// biome-ignore format: one row a line
export const zoneNames: readonly NameRow[] = [
  ['Άλιμος Κέντρο', 'Alimos Zentrum', 'Alimos Centro', 'Alimos-Centre', 'Алимос Центр', 'Alimos Centro', 'Alimos Centro'],
  ['Παλιά Πόλη', 'Altstadt', 'Città vecchia', 'Vieille ville', 'Старый город', 'Casco antiguo', 'Cidade velha'],
  ['Μεσαιωνική Πόλη', 'Mittelalterliche Stadt', 'Città medievale', 'Cité médiévale', 'Средневековый город', 'Ciudad medieval', 'Cidade medieval'],
  ['Άνω Πόλη', 'Oberstadt', 'Città alta', 'Ville haute', 'Верхний город', 'Ciudad alta', 'Cidade alta'],
  ['Παλιό Λιμάνι', 'Alter Hafen', 'Porto vecchio', 'Vieux port', 'Старый порт', 'Puerto viejo', 'Porto velho'],
  ['Νέα Παραλία', 'Neue Uferpromenade', 'Nuovo lungomare', 'Nouveau front de mer', 'Новая набережная', 'Nuevo paseo marítimo', 'Nova marginal'],
  ['Νέα Αγορά', 'Neuer Markt', 'Mercato nuovo', 'Nouveau marché', 'Новый рынок', 'Mercado nuevo', 'Mercado novo'],
]
