-- Addresses that an import made longer than a page takes: they were "not found" until now.
UPDATE "products"
SET slug = rtrim(left(slug, 199 - length(id::text)), '-') || '-' || id
WHERE length(slug) > 200;
