import type { Migration } from 'kysely/migration'

/** What people write to the people behind the site, and what those answer. */
export function conversations(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('conversations')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('reference', 'text', (c) => c.notNull().unique())
        .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
        .addColumn('topic', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('about', 'text')
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('isPremium', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('waitsSince', 'text', (c) => c.notNull())
        .addColumn('dueAt', 'text')
        .addColumn('messageCount', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('repeatHash', 'text', (c) => c.unique())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('conversationsInOrder')
        .on('conversations')
        .columns(['state', 'isPremium', 'waitsSince'])
        .execute()
      await db.schema
        .createIndex('conversationsOfUser')
        .on('conversations')
        .column('userId')
        .execute()
      await db.schema
        .createIndex('conversationsByAge')
        .on('conversations')
        .column('updatedAt')
        .execute()
      await db.schema
        .createTable('conversationMessages')
        .addColumn('conversationId', 'text', (c) =>
          c.notNull().references('conversations.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('side', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('conversationMessagesKey', ['conversationId', 'number'])
        .execute()
      await db.schema
        .createTable('conversationNotes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('conversationId', 'text', (c) =>
          c.notNull().references('conversations.id').onDelete('cascade'),
        )
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('adminEmail', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('conversationNotesOf')
        .on('conversationNotes')
        .columns(['conversationId', 'createdAt'])
        .execute()
    },
  }
}
