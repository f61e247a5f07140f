CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text,
	"content" text,
	"width" integer,
	"reason" text
);
