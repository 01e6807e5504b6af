import { feeds, pages } from '#shared/paths.ts'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import { escapeXml, textElement, XML_DECLARATION } from './xml.ts'

/** A day in Cape Town in the date format of RSS. */
const moment = (day: string) => new Date(`${day}T00:00:00+02:00`).toUTCString()

function item(publicUrl: string, post: BlogPostSummary): string {
  const url = `${publicUrl}${pages.blogPost(post.id)}`
  return [
    '<item>',
    textElement('title', post.title),
    textElement('link', url),
    textElement('guid', url),
    textElement('pubDate', moment(post.date)),
    textElement('dc:creator', post.author),
    ...[post.category, ...post.tags].map((subject) => textElement('category', subject)),
    textElement('description', post.excerpt),
    '</item>\n',
  ].join('')
}

/** The blog for feed readers, newest first. */
export function blogFeed(publicUrl: string, posts: readonly BlogPostSummary[]): string {
  const self = escapeXml(`${publicUrl}${feeds.blog}`)
  const newest = posts[0]
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n',
    textElement('title', 'CPT Recommends blog'),
    textElement('link', `${publicUrl}${pages.blog}`),
    textElement('description', 'Notes for people who run a business in Cape Town.'),
    textElement('language', 'en-za'),
    newest ? textElement('lastBuildDate', moment(newest.date)) : '',
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>\n`,
    ...posts.map((post) => item(publicUrl, post)),
    '</channel></rss>\n',
  ].join('')
}
