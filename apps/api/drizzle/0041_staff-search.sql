CREATE INDEX "customers_by_phone_end" ON "customers" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_document" ON "customers" USING btree ("document" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_cpf" ON "customers" USING btree ("cpf" text_pattern_ops);