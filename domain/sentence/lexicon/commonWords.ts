/**
 * Names of places that are words of everyday, folded: "on the beach" is not in Paralia. They are read as places
 * behind a word for their level, or if they begin with a capital behind "in".
 */
const greek = `αγια αγρια ανατολη αρκιοι ντια ανθηρο ασυρματοσ βαθυ γαληνη γηροκομειο γκολφ γλωσσα γουβα γυαλι δασοσ δελτα
  δεξαμενη διοικητηριο δοξα δροσια ελαιωνασ εδεμ εξοχη θερμο καμαρα καμινι καμποσ κανονι καρδια καστρο κεντρο
  κολοκυθα λαιμοσ λευκα λευκεσ λευκη μακρη μαρτιου ματι μετοχι μονη μουσειο μυκη νησοι παλαια παληο πανι παραδεισοσ
  παραλια παχη πελεκασ περιβολια περιστερα πετα πευκα πηγαδια πολιτεια ποταμοσ ποτοσ προνοια προσφυγικα πρωτη πυλη πυρι
  ροσα σκαλα σταδιο σταυροσ σωροσ τουφα τριαδι τριαντα φαροσ φοινικασ φρουριο χαραυγη χιλια χρυση χρυσο ψαλιδι ψαρα ια ρω δια`

const latin = `castle centre cos delta depo depot dere dia doxa drama elis faros fix golf ia kardia mani marathon meis mets milo
  moni museum pani paralia poros potos proti rio ro rosa rotunda seafront stavros trianta chilia`

export const commonWords: ReadonlySet<string> = new Set(`${greek} ${latin}`.split(/\s+/))
