import { describe, expect, it } from 'vitest'
import { plainName, withoutLinks } from './plain-name.ts'

describe('a person’s name', () => {
  it.each([
    ['Thandi Nkosi', 'Thandi Nkosi'],
    ["Siân O'Brien-van der Merwe", "Siân O'Brien-van der Merwe"],
    ['J.P. Botha', 'J.P. Botha'],
    ['J.P.Botha', 'J.P. Botha'],
    ['J.P.BOTHA', 'J.P. BOTHA'],
    ['Dr.Smith', 'Dr. Smith'],
    ['DR.SMITH', 'DR. SMITH'],
    ['Thandi\r\nBcc: x', 'Thandi Bcc: x'],
    ['Thandi\u2028Nkosi\t', 'Thandi Nkosi'],
    ['Thandi www.spam.example', 'Thandi'],
    ['visit spam.co.za now', 'visit now'],
    ['SPAM.COM', ''],
    ['spam。example Thandi', 'Thandi'],
    ['http://spam.example/x?y', ''],
    ['(https://spam.example)', ''],
    ['HTTPS:spam', ''],
    ['hhttp:ttp:spam', 'h ttp:spam'],
    ['Spam.Com', 'Spam. Com'],
    ['thandi@example.co.za', ''],
    ['x.co', 'x. co'],
    ['小林 花子', '小林 花子'],
  ])('%j becomes %j', (text, name) => {
    expect(plainName(text)).toBe(name)
  })
})

describe('a business name in a mail', () => {
  it.each([
    ['Salt River Cycles', 'Salt River Cycles'],
    ['Bikes.co.za', 'Bikes. co. za'],
    ['Win at https://www.spam.example/x', 'Win at spam. example/x'],
    ['12 St.George’s Mall\nCape Town', '12 St. George’s Mall Cape Town'],
    ['Dr. No & Co.', 'Dr. No & Co.'],
  ])('%j becomes %j', (text, name) => {
    expect(withoutLinks(text)).toBe(name)
  })
})
