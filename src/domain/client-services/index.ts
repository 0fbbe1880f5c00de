// The catalogue of services, for what refers to them: selections of clients, programs, lines of invoices.
export { categoryName, holdServices, liveServices, type CatalogueService } from './services.queries.ts';
export { requireUnused } from './service-users.ts';
