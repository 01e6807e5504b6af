"""Builds the letters beyond Western European in public/fonts, for pages, pictures and PDF files. See docs/decisions/0005.

Usage: python3 scripts/fonts/build-fonts.py FOLDER (with the woff2 files of both families from Fontsource).
"""

import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.otTables import VarIdxMap
from fontTools.varLib import instancer

SOURCES = Path(sys.argv[1])
WEB = Path("public/fonts")

EXTENDED = "U+0100-024F,U+1E00-1EFF"
# Tshivenda has a circumflex below four letters, which neither family draws.
VENDA = {0x1E12: "D", 0x1E13: "d", 0x1E3C: "L", 0x1E3D: "l", 0x1E4A: "N", 0x1E4B: "n", 0x1E70: "T", 0x1E71: "t"}
GAP = 60


def subset_to(font, unicodes):
    options = subset.Options(hinting=False, layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], notdef_outline=True)
    one = subset.Subsetter(options)
    one.populate(unicodes=subset.parse_unicodes(unicodes.replace("U+", "")) if isinstance(unicodes, str) else unicodes)
    one.subset(font)


def add_venda(font):
    """Each letter as its base and the circumflex of the family, turned to stand below the line."""
    glyf, metrics, cmap = font["glyf"], font["hmtx"].metrics, font.getBestCmap()
    glyphs = font.getGlyphSet()

    def bounds(name):
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        return pen.bounds

    order = list(font.getGlyphOrder())
    added = {}
    hat = cmap[0x02C6]
    hat_left, _, hat_right, hat_top = bounds(hat)
    for code, base in VENDA.items():
        left, _, right, _ = bounds(cmap[ord(base)])
        name = f"uni{code:04X}"
        glyph = Glyph()
        glyph.numberOfContours = -1
        glyph.components = []
        for part, x, y in [
            (cmap[ord(base)], 0, 0),
            (hat, round((left + right - hat_left - hat_right) / 2), round(-GAP - hat_top)),
        ]:
            component = GlyphComponent()
            component.glyphName, component.x, component.y, component.flags = part, x, y, 0x4
            glyph.components.append(component)
        added[name] = (glyph, cmap[ord(base)])
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    font.setGlyphOrder(order + list(added))
    if "HVAR" in font:
        hvar = font["HVAR"].table
        if hvar.AdvWidthMap is None:
            hvar.AdvWidthMap = VarIdxMap()
            hvar.AdvWidthMap.mapping = {name: index for index, name in enumerate(order)}
        for name, (_, base) in added.items():
            hvar.AdvWidthMap.mapping[name] = hvar.AdvWidthMap.mapping[base]
    for name, (glyph, base) in added.items():
        glyf[name] = glyph
        metrics[name] = metrics[base]
        if "gvar" in font:
            font["gvar"].variations[name] = []
    font["post"].formatType = 3.0


def open_source(family, part, axes):
    font = TTFont(SOURCES / f"{family}-{part}.woff2")
    return instancer.instantiateVariableFont(font, axes)


def save_web(font, name):
    font.flavor = "woff2"
    font.save(WEB / name)


def build_web(family, latin, extended, axes):
    font = open_source(family, extended, axes)
    subset_to(font, EXTENDED)
    save_web(font, f"{family}-extended.woff2")
    font = open_source(family, latin, axes)
    add_venda(font)
    subset_to(font, list(VENDA))
    save_web(font, f"{family}-venda.woff2")


def build_static(latin, extended, target, unicodes=None):
    """One file with all letters, for share pictures and PDF files, without kerning between the parts."""
    with tempfile.TemporaryDirectory() as folder:
        add_venda(latin)
        files = []
        for index, font in enumerate([latin, extended]):
            if index == 1:
                subset_to(font, EXTENDED)
            for table in ["GSUB", "GPOS", "GDEF", "STAT", "gasp", "prep", "DSIG"]:
                if table in font and (index == 1 or unicodes):
                    del font[table]
            font.flavor = None
            files.append(f"{folder}/{index}.ttf")
            font.save(files[-1])
        merged = merge.Merger().merge(files)
        if unicodes:
            options = subset.Options(hinting=False, notdef_outline=True, name_IDs=[1, 2, 4, 6], drop_tables=["OS/2"])
            one = subset.Subsetter(options)
            one.populate(unicodes=subset.parse_unicodes(unicodes.replace("U+", "")))
            one.subset(merged)
        merged["post"].formatType = 3.0
        merged.save(target)


HANKEN = ("hanken-grotesk", "latin-wght-normal", "latin-ext-wght-normal")
MONTAGU = ("montagu-slab", "latin-standard-normal", "latin-ext-standard-normal")
SHARE_OPSZ = 72

build_web(*HANKEN, {"wght": (400, 700)})
build_web(*MONTAGU, {"wght": (500, 700), "opsz": (16, 144)})
for (family, latin, extended), axes, target in [
    (HANKEN, {"wght": 600}, WEB / "hanken-grotesk-600.ttf"),
    (MONTAGU, {"wght": 700, "opsz": SHARE_OPSZ}, WEB / "montagu-slab-700.ttf"),
]:
    base = open_source(family, latin, axes)
    # Pango finds the face by the names in the file.
    before = TTFont(target)
    base["name"], base["OS/2"] = before["name"], before["OS/2"]
    build_static(base, open_source(family, extended, axes), target)
PRINTED = "U+0020-007E,U+00A0-024F,U+1E00-1EFF,U+2010-2027,U+20AC,U+2212"
for weight, name in [(400, "regular"), (700, "bold")]:
    family, latin, extended = HANKEN
    axes = {"wght": weight}
    build_static(open_source(family, latin, axes), open_source(family, extended, axes), WEB / f"hanken-grotesk-pdf-{name}.ttf", PRINTED)
