// Contacts of clients as files tell them: exports write them, and imports read them.
export { contactCells, contactHeadings, readContactLine, type WrittenContact } from './texts.rules.ts';
