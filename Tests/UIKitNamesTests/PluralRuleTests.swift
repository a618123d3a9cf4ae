import Testing
import UIKitNames

/// The plural forms of whole numbers, compared with CLDR 47.
struct PluralRuleTests {
  private static let numbers = [
    0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 14, 16, 19, 20, 21, 22, 23, 40, 71, 72, 79, 99, 100, 101,
    102, 103, 111, 120, 1000, 21_000, 40_000, 100_000, 1_000_000,
  ]

  /// All languages of CLDR, with the initial of each number's form; a dash stands for the form *other*.
  private static let languages: [(names: String, forms: String)] = [
    (
      "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu "
        + "fi fo fur fy gl gsw ha haw hu ia io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky "
        + "lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om or os pap ps "
        + "rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn "
        + "tr ts ug ur uz ve vo vun wae xh xog yi",
      "-o---------------------------------"
    ),
    (
      "bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses "
        + "sg su th to tpi vi wo yo yue zh",
      "-----------------------------------"
    ),
    (
      "ak am as bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu",
      "oo---------------------------------"
    ),
    ("he iu naq sat se sma smi smj smn sms", "-ot--------------------------------"),
    ("ca es it lld pt-PT scn vec", "-o--------------------------------m"),
    ("blo ksh lag", "zo---------------------------------"),
    ("bs hr sh sr", "-offf-----------off-of---off-------"),
    ("ceb fil tl", "oooo-o-o-ooo---ooooooo--ooooooooooo"),
    ("dsb hsb sl", "-otff--------------------otf-------"),
    ("be ru uk", "mofffmmmmmmmmmmmoffmofmmmoffmmmmmmm"),
    ("ar ars", "zotfffffffmmmmmmmmmmmmmm---fmm-----"),
    ("lv prg", "zo-------zzzzzzzo--zo---zo--zzzzzzz"),
    ("cs sk", "-offf------------------------------"),
    ("fr pt", "oo--------------------------------m"),
    ("is mk", "-o--------------o---o----o---------"),
    ("mo ro", "fofffffffffffff----------ffff------"),
    ("shi", "ooffffffff-------------------------"),
    ("tzm", "oo--------oooooooooooooo-----------"),
    ("br", "-otff---f-------otf------otf------m"),
    ("cy", "zotf--m----------------------------"),
    ("ga", "-otffffmmm-------------------------"),
    ("gd", "-otfffffffotfff--------------------"),
    ("gv", "fot-------ot---fot-fot--fot-offffff"),
    ("kw", "zotf------------mtf------mtf--t-tt-"),
    ("lt", "-offfffff-------off-offf-off-------"),
    ("mt", "fotfffffffmmmmm------------fm------"),
    ("pl", "mofffmmmmmmmmmmmmffmmfmmmmffmmmmmmm"),
  ]

  @Test("the forms of all languages are those of CLDR")
  func table() {
    var count = 0
    for (names, forms) in Self.languages {
      for language in names.split(separator: " ") {
        count += 1
        let found = Self.numbers.map { number -> Character in
          let form = PluralRule.form(of: number, in: String(language))
          return form == .other ? "-" : form.rawValue.first ?? "?"
        }
        #expect(String(found) == forms, "\(language)")
      }
    }
    #expect(count == 218)
  }

  @Test(
    "a region, a script, an old name and an unknown language have forms, and so has each number")
  func tags() {
    let forms = [
      PluralRule.form(of: 0, in: "pt-BR"), PluralRule.form(of: 0, in: "pt_PT"),
      PluralRule.form(of: 3, in: "sr-Latn-RS"), PluralRule.form(of: 2, in: "iw"),
      PluralRule.form(of: 1, in: "xx"), PluralRule.form(of: 0, in: ""),
      PluralRule.form(of: -2, in: "cy"), PluralRule.form(of: .min, in: "ru"),
    ]
    #expect(forms == [.one, .other, .few, .two, .one, .other, .two, .many])
  }
}
